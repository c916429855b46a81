import { expect, onTestFinished, test } from "vitest";
import { storedTraces } from "./storedTraces.ts";
import { listenIn, reveals, traces } from "./traces.ts";

const text = "7,319,482.60";

test("finds a trace on the page", () => {
  document.title = text;
  expect(traces()).toEqual([`title ${text}`]);
  document.title = "";
});

test("finds a trace in a cache", async () => {
  onTestFinished(async () => void (await caches.delete("kept")));
  const cache = await caches.open("kept");
  await cache.put("/kept", new Response(text));
  expect(await storedTraces()).toEqual([expect.stringContaining(text)]);
});

test("finds a trace in a database", async () => {
  const request = indexedDB.open("kept of a test");
  await new Promise((made) => {
    request.addEventListener("upgradeneeded", () => {
      request.result.createObjectStore("answers").put({ text }, "a");
    });
    request.addEventListener("success", made);
  });
  request.result.close();
  onTestFinished(() => void indexedDB.deleteDatabase("kept of a test"));
  expect(await storedTraces()).toEqual([expect.stringContaining(text)]);
});

/** Ways in which a page sends or says something. */
const ways: Readonly<Record<string, () => unknown>> = {
  fetch: () => fetch("/", { method: "POST", body: text }).catch(() => undefined),
  "an older request": () => {
    const request = new XMLHttpRequest();
    request.open("POST", "/");
    request.send(text);
  },
  "a socket": () => new WebSocket("ws://localhost").send(text),
  "a beacon": () => navigator.sendBeacon("/", text),
  "a message": () => window.postMessage(text),
  "a message to other tabs": () => new BroadcastChannel("kept").postMessage(text),
  "an entry of the history": () => history.pushState(null, "", `#${text}`),
  "an entry that is replaced": () => history.replaceState({ text }, ""),
  "the console": () => console.info(text),
  "the cause of an error": () =>
    console.info(new Error("No", { cause: new Error(text, { cause: "nothing" }) })),
};

test.each(Object.entries(ways))("records data sent by %s", (_, send) => {
  const messages = listenIn();
  send();
  expect(messages.filter(reveals)).toHaveLength(1);
});
