"use strict";
// The picture that is shared: painted from what the app has drawn, and handed to others.
//
// The app lays a card out on the page where nobody sees it (.picture, src/ui/screens/share/card.rs). Here it becomes one
// drawing: the card's own svg elements with the colours that they have on this page, and its lines of text where the browser
// has put them, so that every language is set by the browser alone. A canvas turns the drawing into a PNG. Nothing is
// loaded for it, so the canvas may be read.
(function () {
  const rsg = window.rsg;
  const WIDTH = 1080;
  const SVG = "http://www.w3.org/2000/svg";

  // The card that is painted or was last, its PNG in base64, and the promise of it.
  let shown = null;
  let picture = null;
  let painting = Promise.resolve();

  // Where boxes of the page lie on the card. It stands on the page smaller than it is laid out.
  function cardAt(from) {
    const origin = from.getBoundingClientRect();
    const scale = from.offsetWidth / origin.width;
    const place = (box) => ({
      x: (box.left - origin.left) * scale,
      y: (box.top - origin.top) * scale,
      width: box.width * scale,
      height: box.height * scale,
    });
    return { width: from.offsetWidth, height: from.offsetHeight, place };
  }

  // What a drawing takes from the style sheet; elsewhere there is none.
  const LOOKS = [
    "fill", "fill-opacity", "stroke", "stroke-width", "stroke-opacity", "stroke-linecap", "stroke-linejoin", "opacity",
    "stop-color", "stop-opacity", "font-family", "font-size", "font-weight", "text-anchor", "display",
  ];
  function drawingOf(svg, card) {
    const copy = svg.cloneNode(true);
    const originals = [svg, ...svg.querySelectorAll("*")];
    const copies = [copy, ...copy.querySelectorAll("*")];
    originals.forEach((original, index) => {
      const style = getComputedStyle(original);
      for (const look of LOOKS) {
        // A shade is named by its id, which is the same in the drawing.
        if ((original.getAttribute(look) || "").startsWith("url(")) continue;
        copies[index].setAttribute(look, style.getPropertyValue(look));
      }
      copies[index].removeAttribute("class");
    });
    copy.querySelectorAll("radialGradient").forEach(inSteps);
    const box = card.place(svg.getBoundingClientRect());
    for (const name of ["x", "y", "width", "height"]) copy.setAttribute(name, box[name]);
    return copy;
  }

  // Browsers scatter the shades of a gradient, so that none of its steps is seen, which makes a PNG twice as large. Steps of
  // one colour each are not scattered, and so many are too small to be seen, too.
  const STEPS = 24;
  function inSteps(gradient) {
    const stops = [...gradient.children].map((stop) => {
      const color = stop.getAttribute("stop-color").match(/[\d.]+/g).slice(0, 3).map(Number);
      return { at: Number(stop.getAttribute("offset")), parts: [...color, Number(stop.getAttribute("stop-opacity"))] };
    });
    const partsAt = (at) => {
      const next = stops.find((stop) => at < stop.at) || stops[stops.length - 1];
      const last = stops[stops.indexOf(next) - 1];
      if (!last || next.at <= at) return next.parts;
      const way = (at - last.at) / (next.at - last.at);
      return next.parts.map((part, index) => last.parts[index] + (part - last.parts[index]) * way);
    };
    const steps = [];
    for (let step = 0; step < STEPS; step += 1) {
      const [red, green, blue, opacity] = partsAt((step + 0.5) / STEPS);
      for (const at of [step, step + 1]) {
        const stop = document.createElementNS(SVG, "stop");
        stop.setAttribute("offset", at / STEPS);
        stop.setAttribute("stop-color", "rgb(" + [red, green, blue].map(Math.round).join(", ") + ")");
        stop.setAttribute("stop-opacity", opacity);
        steps.push(stop);
      }
    }
    gradient.replaceChildren(...steps);
  }

  // The lines of a text as the browser has broken it: what stands at one height.
  function linesOf(text, card) {
    const range = document.createRange();
    const lines = [];
    for (let at = 0; at < text.data.length; at += 1) {
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      const { x, y, width, height } = card.place(range.getBoundingClientRect());
      const last = lines[lines.length - 1];
      if (last && (width === 0 || y < last.y + last.height / 2)) {
        last.words += text.data[at];
        if (width !== 0) last.right = Math.max(last.right, x + width);
      } else if (width !== 0) {
        lines.push({ words: text.data[at], left: x, right: x + width, y, height });
      }
    }
    return lines;
  }
  const measure = document.createElement("canvas").getContext("2d");
  function* textsOf(text, card) {
    const style = getComputedStyle(text.parentElement);
    measure.font = style.fontWeight + " " + style.fontSize + " " + style.fontFamily;
    const { fontBoundingBoxAscent: above, fontBoundingBoxDescent: below } = measure.measureText("x");
    for (const line of linesOf(text, card)) {
      const drawn = document.createElementNS(SVG, "text");
      drawn.textContent = line.words.trim();
      const looks = {
        x: (line.left + line.right) / 2,
        y: line.y + (line.height - above - below) / 2 + above,
        "text-anchor": "middle",
        fill: style.color,
        "font-family": style.fontFamily,
        "font-size": style.fontSize,
        "font-weight": style.fontWeight,
      };
      for (const [name, value] of Object.entries(looks)) drawn.setAttribute(name, value);
      // Chinese and Japanese write some of the same letters in two ways.
      drawn.setAttributeNS("http://www.w3.org/XML/1998/namespace", "xml:lang", text.parentElement.closest("[lang]").lang);
      yield drawn;
    }
  }

  // The whole card as one drawing.
  function drawing(from) {
    const card = cardAt(from);
    const whole = document.createElementNS(SVG, "svg");
    const height = Math.round((WIDTH * card.height) / card.width);
    whole.setAttribute("width", WIDTH);
    whole.setAttribute("height", height);
    whole.setAttribute("viewBox", "0 0 " + card.width + " " + card.height);
    const ground = document.createElementNS(SVG, "rect");
    ground.setAttribute("width", card.width);
    ground.setAttribute("height", card.height);
    ground.setAttribute("fill", getComputedStyle(from).backgroundColor);
    whole.append(ground);
    for (const svg of from.querySelectorAll("svg")) whole.append(drawingOf(svg, card));
    const walker = document.createTreeWalker(from, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode;
      if (text.data.trim() && !text.parentElement.closest("svg")) whole.append(...textsOf(text, card));
    }
    return { whole, height };
  }

  // The steps of edges and shades that are kept: fewer colours make a smaller file. What is drawn in one colour keeps it exactly.
  const STEP = 4;
  function withFewerColors(parts, flat) {
    for (let at = 0; at < parts.length; at += 4) {
      if (flat.has((parts[at] << 16) | (parts[at + 1] << 8) | parts[at + 2])) continue;
      for (let part = at; part < at + 3; part += 1) parts[part] = Math.round(parts[part] / STEP) * STEP;
    }
  }
  function flatColors(whole) {
    const fills = [...whole.querySelectorAll("[fill]")].map((drawn) => drawn.getAttribute("fill").match(/^rgb\((\d+), (\d+), (\d+)\)$/));
    return new Set(fills.filter(Boolean).map(([, red, green, blue]) => (red << 16) | (green << 8) | Number(blue)));
  }

  // A PNG of three bytes a point. Browsers' own have four and are packed in haste, which makes them twice as large.
  const CHECKS = Uint32Array.from({ length: 256 }, (_, byte) => {
    let check = byte;
    for (let bit = 0; bit < 8; bit += 1) check = check & 1 ? 0xedb88320 ^ (check >>> 1) : check >>> 1;
    return check;
  });
  function chunk(name, bytes) {
    const whole = new Uint8Array(bytes.length + 12);
    const view = new DataView(whole.buffer);
    view.setUint32(0, bytes.length);
    for (let at = 0; at < 4; at += 1) whole[4 + at] = name.charCodeAt(at);
    whole.set(bytes, 8);
    let check = 0xffffffff;
    for (let at = 4; at < bytes.length + 8; at += 1) check = CHECKS[(check ^ whole[at]) & 255] ^ (check >>> 8);
    view.setUint32(bytes.length + 8, ~check >>> 0);
    return whole;
  }
  async function pngOf(parts, height) {
    const row = 3 * WIDTH + 1;
    const raw = new Uint8Array(row * height);
    for (let y = 0, from = 0; y < height; y += 1) {
      for (let x = 0, to = y * row + 1; x < WIDTH; x += 1, from += 4) {
        raw[to++] = parts[from];
        raw[to++] = parts[from + 1];
        raw[to++] = parts[from + 2];
      }
    }
    const packed = new Response(new Blob([raw]).stream().pipeThrough(new CompressionStream("deflate")));
    const head = new Uint8Array(13);
    const view = new DataView(head.buffer);
    view.setUint32(0, WIDTH);
    view.setUint32(4, height);
    head.set([8, 2], 8);
    const bytes = new Uint8Array(await packed.arrayBuffer());
    const mark = new Uint8Array([137, 80, 78, 71, 13, 10, 26, 10]);
    return new Blob([mark, chunk("IHDR", head), chunk("IDAT", bytes), chunk("IEND", new Uint8Array())], { type: "image/png" });
  }
  function addressOf(blob) {
    return new Promise((resolve, reject) => {
      const reader = new FileReader();
      reader.onload = () => resolve(reader.result);
      reader.onerror = reject;
      reader.readAsDataURL(blob);
    });
  }

  async function paint(from) {
    const { whole, height } = drawing(from);
    const image = new Image();
    const loaded = new Promise((resolve, reject) => {
      image.onload = resolve;
      image.onerror = reject;
    });
    image.src = "data:image/svg+xml;charset=utf-8," + encodeURIComponent(new XMLSerializer().serializeToString(whole));
    await loaded;
    const canvas = document.createElement("canvas");
    canvas.width = WIDTH;
    canvas.height = height;
    const brush = canvas.getContext("2d", { willReadFrequently: true });
    brush.drawImage(image, 0, 0, WIDTH, height);
    const points = brush.getImageData(0, 0, WIDTH, height);
    withFewerColors(points.data, flatColors(whole));
    if (window.CompressionStream) return addressOf(await pngOf(points.data, height));
    // Before 2023 browsers pack nothing for a page.
    brush.putImageData(points, 0, 0);
    return canvas.toDataURL("image/png");
  }

  // The card is painted as soon as it is on the page, and shown where the player looks at it before it is sent.
  function show(from, address) {
    if (from !== shown) return;
    picture = address.slice(address.indexOf(",") + 1);
    const image = document.querySelector("img.share-picture");
    if (!image) return;
    image.src = address;
    image.dataset.size = bytesOf(picture).length;
    image.dataset.ready = "true";
  }
  new MutationObserver(() => {
    const from = document.querySelector(".picture");
    if (from === shown) return;
    shown = from;
    picture = null;
    // Without a picture the text alone is shared.
    painting = from ? paint(from).then((address) => show(from, address), () => {}) : Promise.resolve();
  }).observe(document.getElementById("main"), { childList: true, subtree: true });

  // For an app that sends by itself.
  rsg.picture = () => picture || "";
  // Gives the picture that is shown to others, with a text.
  rsg.sendPicture = (text) => {
    const send = () => (picture ? rsg.sharePicture(text, picture) : rsg.share(text));
    if (picture) send();
    else painting.then(send);
  };
  // By the browser's share sheet; where there is none, or none for pictures, the picture is saved and the text copied.
  rsg.sharePicture = (text, base64) => {
    const file = new File([bytesOf(base64)], "ReverStarGo.png", { type: "image/png" });
    const both = { files: [file], text };
    if (!navigator.canShare || !navigator.canShare(both)) return keep(file, text);
    navigator.share(both).catch((refused) => { if (refused.name !== "AbortError") keep(file, text); });
  };
  function keep(file, text) {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(file);
    link.download = file.name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
    rsg.copy(text, "picture-saved");
  }
  function bytesOf(base64) {
    return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  }
})();
