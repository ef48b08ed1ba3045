
// Files beside the program, for src/platform/device/web.rs: here as in the page, but nobody tries them twice.
self.lateFile = async (name) => {
  const answer = await fetch(new URL(LATE[name], import.meta.url));
  if (!answer.ok) throw new Error(name + ": " + answer.status);
  return new Uint8Array(await answer.arrayBuffer());
};
