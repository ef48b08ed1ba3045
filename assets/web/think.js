// Starts the program in a worker, where it thinks. The page sends the compiled module first, then questions; those that come
// before the program runs wait for it.
import init from "./GLUE";

// The page hears of errors alone, not of promises that are broken.
self.addEventListener("unhandledrejection", (event) => setTimeout(() => { throw event.reason; }));

const early = [];
self.onmessage = async ({ data }) => {
  if (!(data instanceof WebAssembly.Module)) {
    early.push(data);
    return;
  }
  await init({ module_or_path: data });
  // From here on the program listens itself (src/cpu/worker.rs).
  for (const question of early) self.onmessage({ data: question });
};
