
// Files beside the program, for src/platform/device/web.rs: here as in the page, but nobody tries them twice.
self.lateFile = async (name) => {
  const answer = await fetch(new URL(LATE[name], import.meta.url));
  if (!answer.ok) throw new Error(name + ": " + answer.status);
  return new Uint8Array(await answer.arrayBuffer());
};

// The second part of the program, for src/platform/device/web/parts.rs, which waits for it.
/* global init, REST */
self.mayBeginEarly = () => false;
self.wholeProgram = async () => {
  const rest = await fetch(new URL(REST, import.meta.url));
  if (!rest.ok) throw new Error(REST + ": " + rest.status);
  // The first part has begun, and is not begun again.
  await WebAssembly.instantiate(await rest.arrayBuffer(), { first: await init() });
};
