import { createServer } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { commands, type Driver, type Engine } from "./driver.ts";
import { run } from "./program.ts";

/** A port that nobody listens at now. */
const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" ? (address?.port ?? 0) : 0));
    });
  });

/** https://w3c.github.io/webdriver/#endpoints */
function webdriver(port: number): Driver {
  let id = "";
  const send: Driver["send"] = async (command, params = {}) => {
    const [, method, path] = commands[command];
    const answer = await fetch(`http://127.0.0.1:${port}${path.replace("{id}", id)}`, {
      method,
      ...(method === "POST" && { body: JSON.stringify(params) }),
    });
    const { value } = await answer.json();
    if (!answer.ok) throw new Error(`${command}: ${value.error}: ${value.message}`);
    if (command === "newSession") id = value.sessionId;
    return value;
  };
  return { send, undoByKey: false, close: async () => void (await send("deleteSession")) };
}

async function listening(port: number): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    const answer = await fetch(`http://127.0.0.1:${port}/status`).catch(() => null);
    if (answer?.ok) return;
    await pause(50);
  }
  throw new Error("WebKitWebDriver does not listen");
}

/** Debian puts it where only other programs of WebKitGTK look. */
const browser = "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser";

export const webkit: Engine = {
  programs: {
    WebKitWebDriver: "webkit2gtk-driver",
    Xvfb: "xvfb",
    [browser]: "libwebkit2gtk-4.1-0",
  },
  async start(find) {
    const screen = run(find("Xvfb"), ["-displayfd", "1", "-screen", "0", "1600x1400x24"]);
    const display = await screen.message(/^(\d+)\n/m);
    const port = await freePort();
    const program = run(find("WebKitWebDriver"), [`--port=${port}`], {
      DISPLAY: `:${display}`,
      GDK_BACKEND: "x11",
      LIBGL_ALWAYS_SOFTWARE: "1",
      WEBKIT_DISABLE_DMABUF_RENDERER: "1",
    });
    await Promise.race([listening(port), program.failed]);
    const driver = webdriver(port);
    const options = { binary: find(browser), args: ["--automation"] };
    await driver.send("newSession", {
      capabilities: { alwaysMatch: { "webkitgtk:browserOptions": options } },
    });
    const close = async () => {
      await driver.close();
      await program.stop();
      await screen.stop();
    };
    return { ...driver, close };
  },
};
