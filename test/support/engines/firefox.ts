import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { commands, type Driver, type Engine } from "./driver.ts";
import { run } from "./program.ts";

const preferences = `user_pref("marionette.port", 0);
user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("browser.startup.homepage_override.mstone", "ignore");
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("app.update.enabled", false);
`;

interface Waiting {
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** Firefox's own protocol, of which geckodriver is a translation: https://firefox-source-docs.mozilla.org/testing/marionette/Protocol.html */
function marionette(port: number): Driver {
  const socket = connect(port, "127.0.0.1");
  const waiting = new Map<number, Waiting>();
  let received = Buffer.alloc(0);
  let count = 0;
  const read = (message: unknown): void => {
    if (!Array.isArray(message)) return;
    const [, id, error, result] = message;
    const { resolve, reject } = waiting.get(id) ?? {};
    waiting.delete(id);
    if (error) reject?.(new Error(`${error.error}: ${error.message}`));
    else resolve?.(result?.value ?? result);
  };
  socket.on("data", (chunk) => {
    received = Buffer.concat([received, chunk]);
    for (let colon = received.indexOf(":"); colon >= 0; colon = received.indexOf(":")) {
      const end = colon + 1 + Number(received.subarray(0, colon));
      if (received.length < end) return;
      read(JSON.parse(received.subarray(colon + 1, end).toString()));
      received = received.subarray(end);
    }
  });
  const fail = () => {
    for (const { reject } of waiting.values()) reject(new Error("Firefox has gone"));
  };
  socket.on("close", fail).on("error", fail);
  const send: Driver["send"] = (command, params = {}) =>
    new Promise((resolve, reject) => {
      waiting.set(++count, { resolve, reject });
      const [name] = commands[command];
      const text = JSON.stringify([0, count, name, params]);
      socket.write(`${Buffer.byteLength(text)}:${text}`);
    });
  return { send, undoByKey: true, close: async () => void socket.destroy() };
}

export const firefox: Engine = {
  programs: { "firefox-esr": "firefox-esr" },
  async start(find) {
    const profile = mkdtempSync(join(tmpdir(), "parameter-form-firefox-"));
    writeFileSync(join(profile, "user.js"), preferences);
    const flags = ["--headless", "--marionette", "--no-remote"];
    const program = run(find("firefox-esr"), [...flags, "--profile", profile]);
    const port = await program.message(/Marionette\tINFO\tListening on port (\d+)/);
    const driver = marionette(Number(port));
    await driver.send("newSession", { capabilities: { alwaysMatch: {} } });
    const close = async () => {
      await driver.close();
      await program.stop();
      rmSync(profile, { recursive: true, force: true });
    };
    return { ...driver, close };
  },
};
