// Starts a program in a worker: the one that thinks, and after a breakdown the page's own, which reads what was saved. The page
// sends the compiled module and questions; those that come before the program runs wait for it. The build names the program.
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

// Its scripts are there.
self.postMessage(null);
