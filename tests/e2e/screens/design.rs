//! The rules of docs/design.md that a program can measure, at every stop of the walk.

/// What axe leaves out: words of disabled controls that cannot be read, and stones beside words that are not outlined
/// against their ground. Both stand on the nearest ground that is drawn, and words are paler by what makes the control
/// paler. A ground with a picture is none of a disabled control.
pub const CONTRAST_SCRIPT: &str = r"
const LEAST = 4.5;
const LEAST_OUTLINE = 3;
const faults = new Set();
const parts = colour => {
  const [red, green, blue, alpha = 1] = colour.match(/[\d.]+/g).map(Number);
  return {rgb: colour.startsWith('color(') ? [red, green, blue].map(part => part * 255) : [red, green, blue], alpha};
};
const over = (rgb, alpha, ground) => rgb.map((part, at) => part * alpha + ground[at] * (1 - alpha));
const groundOf = element => {
  if (!element) return [255, 255, 255];
  const {rgb, alpha} = parts(getComputedStyle(element).backgroundColor);
  return alpha === 1 ? rgb : over(rgb, alpha, groundOf(element.parentElement));
};
const luminance = rgb => {
  const [red, green, blue] = rgb.map(part => part / 255)
    .map(part => part <= .04045 ? part / 12.92 : ((part + .055) / 1.055) ** 2.4);
  return .2126 * red + .7152 * green + .0722 * blue;
};
const contrastOf = (one, other) => {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + .05) / (dark + .05);
};
const texts = document.createTreeWalker(document.querySelector('.app'), NodeFilter.SHOW_TEXT);
while (texts.nextNode()) {
  const around = texts.currentNode.parentElement;
  const control = around.closest(':disabled, [aria-disabled=true]');
  if (!control || !texts.currentNode.data.trim() || around.closest('svg, .unseen, [inert], [data-cell]')) continue;
  if (!around.checkVisibility({visibilityProperty: true})) continue;
  let paleness = 1;
  for (let at = around; at && at !== control.parentElement; at = at.parentElement)
    paleness *= getComputedStyle(at).opacity;
  const ground = groundOf(around);
  const {rgb, alpha} = parts(getComputedStyle(around).color);
  const contrast = contrastOf(over(rgb, alpha * paleness, ground), ground);
  const name = control.dataset.testid || control.className;
  if (contrast < LEAST)
    faults.add(`${texts.currentNode.data.trim()} of ${name}, which is disabled, has ${contrast.toFixed(2)} : 1`);
}
// The first shadow of a stone is its outline.
for (const stone of document.querySelectorAll('.pebble, .pile i, .result-shares i')) {
  const {width} = stone.getBoundingClientRect();
  if (width < 2 || !stone.checkVisibility({visibilityProperty: true, opacityProperty: true})) continue;
  const place = stone.parentElement.closest('[data-testid]')?.dataset.testid ?? stone.parentElement.className;
  const outline = getComputedStyle(stone).boxShadow.match(/^(\w+\([^)]*\))/)?.[1];
  const ground = groundOf(stone.parentElement);
  const contrast = outline ? contrastOf(over(parts(outline).rgb, parts(outline).alpha, ground), ground) : 1;
  if (contrast < LEAST_OUTLINE) faults.add(`a stone of ${place} is outlined by ${contrast.toFixed(2)} : 1`);
}
return [...faults];
";

/// What breaks a rule. Not meant are boards and other drawings, the developer menu, the picture that is shared, and
/// what is scrolled sideways.
pub const DESIGN_SCRIPT: &str = r"
const faults = new Set();
const app = document.querySelector('.app');
const modal = [...document.querySelectorAll('.scrim, .call-sheet')].at(-1) ?? app;
const nameOf = element => element.dataset.testid || element.className || element.tagName.toLowerCase();
const DRAWN = '.board, .square-board, svg, .dev-menu, .dev-mode, .picture, .unseen, .unseen-till-focus, [inert]';
const isSeen = element => {
  const {width, height} = element.getBoundingClientRect();
  return width && height && !element.closest(DRAWN)
    && element.checkVisibility({visibilityProperty: true, opacityProperty: true});
};
// The number of lines of an element's own words.
const linesOf = element => new Set([...element.childNodes].filter(node => node.data?.trim()).flatMap(words => {
  const range = document.createRange();
  range.selectNodeContents(words);
  return [...range.getClientRects()].map(line => Math.round(line.top));
})).size;
const px = size => Math.round(parseFloat(size) * 10) / 10;

// Type: five steps.
const texts = document.createTreeWalker(app, NodeFilter.SHOW_TEXT);
while (texts.nextNode()) {
  const around = texts.currentNode.parentElement;
  if (!texts.currentNode.data.trim() || !isSeen(around)) continue;
  const size = px(getComputedStyle(around).fontSize);
  if (![28, 20, 16, 14, 12].includes(size)) faults.add(`letters of ${size} px in ${nameOf(around)}`);
}

// Space: five distances. Up to 3 px are part of a drawing, and 48 beside a sheet's title the room of its cross.
for (const element of app.querySelectorAll('*')) {
  if (!isSeen(element) || element.closest('.bar')) continue;
  const style = getComputedStyle(element);
  const sides = ['rowGap', 'columnGap', 'paddingLeft', 'paddingRight', 'paddingTop', 'paddingBottom'];
  for (const size of sides.map(side => px(style[side])))
    if (3 < size && ![4, 8, 12, 16, 24, 48].includes(size)) faults.add(`a space of ${size} px in ${nameOf(element)}`);
}

// Buttons: one height, labels on one line, one primary.
const buttons = [...modal.querySelectorAll('.button')].filter(isSeen);
for (const button of buttons) {
  const {height} = button.getBoundingClientRect();
  if (Math.abs(height - 48) > 0.6 && !button.querySelector('small, .call-picture'))
    faults.add(`${nameOf(button)} is ${height.toFixed(1)} px high`);
}
for (const label of modal.querySelectorAll(':is(.button, .tab), :is(.button, .tab) *, .segments .pick-name'))
  if (isSeen(label) && 1 < linesOf(label)) faults.add(`the label ${label.textContent.trim()} stands on two lines`);
const primaries = buttons.filter(button => button.dataset.kind === 'primary' && !button.disabled);
if (1 < primaries.length) faults.add(`${primaries.length} primary buttons: ${primaries.map(nameOf).join(', ')}`);

// Widths: one column, two, or all there is; below a board a card keeps 8 px from the page's sides, as the panels do.
// Sideways a sheet lies beside the board. And 16 px at the sides of all other pages.
const tokens = getComputedStyle(app);
const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
const widths = ['--content', '--content-two'].map(token => parseFloat(tokens.getPropertyValue(token)) * rem);
const isColumn = element => getComputedStyle(element.parentElement).display === 'flex';
for (const content of app.querySelectorAll('.content, .screen:is(.play, .tutorial, .puzzle) > *, .sheet')) {
  if (!isSeen(content) || !isColumn(content) || content.closest('.scrim') && innerHeight < innerWidth) continue;
  const [width, whole] = [content, content.parentElement].map(part => part.getBoundingClientRect().width);
  if (![...widths, whole, whole - 16].some(allowed => Math.abs(allowed - width) < 1))
    faults.add(`${nameOf(content)} is ${width} px wide`);
}
for (const content of app.querySelectorAll('.content')) {
  if (!isSeen(content)) continue;
  const page = content.getBoundingClientRect();
  for (const part of content.querySelectorAll('*')) {
    const holds = part.matches('button, input, select, textarea') || linesOf(part);
    if (!holds || !isSeen(part) || part.closest('[data-scrolls], .review-dock')) continue;
    const box = part.getBoundingClientRect();
    const beside = Math.min(box.left - page.left, page.right - box.right);
    if (beside < 15.5) faults.add(`${nameOf(part)} is ${beside.toFixed(1)} px from the side of what the page holds`);
  }
}

// Rows of a name and a control: the control ends where the row ends. One that is narrower stands beside the name.
const isUsual = 360 <= innerWidth && px(getComputedStyle(document.documentElement).fontSize) === 16;
for (const control of modal.querySelectorAll('.setting > :is(input, select)')) {
  if (!isSeen(control)) continue;
  const [row, name, box] = [control.parentElement, control.parentElement.querySelector('.setting-name'), control]
    .map(element => element.getBoundingClientRect());
  if (0.5 < Math.abs(row.right - box.right)) faults.add(`${nameOf(control)} does not end where its row ends`);
  const isNarrow = box.width < row.width - 1;
  if (isUsual && isNarrow && name.bottom <= box.top) faults.add(`${nameOf(control)} is below its name`);
}

// Controls: 8 px from the page's sides and from each other. What is tapped as one row touches.
const controls = [...modal.querySelectorAll('button, a[href], input, select, textarea, summary')].filter(control =>
  isSeen(control) && !control.dataset.cell && !control.closest('.tabs, [data-scrolls], .panels'));
// What stays at an edge lies over what scrolls below it.
const stays = control => Boolean(control.closest('.bar, .controls, .review-dock'));
const boxes = controls.map(control => control.getBoundingClientRect());
controls.forEach((control, index) => {
  const box = boxes[index];
  const beside = Math.min(box.left, innerWidth - box.right);
  if (beside < 7.5) faults.add(`${nameOf(control)} is ${beside.toFixed(1)} px from the side`);
  controls.slice(index + 1).forEach((other, place) => {
    const next = boxes[index + 1 + place];
    if (control.contains(other) || stays(control) !== stays(other)) return;
    const across = Math.max(next.left - box.right, box.left - next.right);
    const down = Math.max(next.top - box.bottom, box.top - next.bottom);
    const apart = Math.max(across, down);
    if (Math.min(across, down) < 0 && 0.5 < apart && apart < 7.5)
      faults.add(`${nameOf(control)} and ${nameOf(other)} are ${apart.toFixed(1)} px apart`);
  });
});
return [...faults];
";
