import { onTestFinished, vi } from "vitest";

/** Digits that stand for an answer, however they are grouped. */
export const canary = /7\D?3\D?1\D?9\D?4\D?8/u;

function textNodes(): readonly string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? "");
  return texts;
}

/** Every place of the page where an answer could be left behind. */
const places = (): readonly string[] => [
  ...[...document.querySelectorAll("*")].flatMap((element) =>
    element.getAttributeNames().map((name) => `${name}=${element.getAttribute(name)}`),
  ),
  `text ${document.body.textContent}`,
  ...textNodes().map((text) => `words ${text}`),
  `title ${document.title}`,
  `address ${location.href}`,
  `state ${JSON.stringify(history.state)}`,
  `cookies ${document.cookie}`,
  `local ${JSON.stringify({ ...localStorage })}`,
  `session ${JSON.stringify({ ...sessionStorage })}`,
  ...performance.getEntries().map(({ name }) => `entry ${name}`),
  ...Object.getOwnPropertyNames(window).map((name) => `window ${name}`),
];

/** Those of the places that hold an answer. */
export const traces = (): readonly string[] => places().filter((text) => canary.test(text));

/** A socket that leads nowhere. */
const socketThat = (note: (...words: unknown[]) => void) =>
  class extends EventTarget {
    constructor(...words: unknown[]) {
      super();
      note("WebSocket", ...words);
    }
    send(...words: unknown[]): void {
      note("socket", ...words);
    }
  };

/** Notes what the page sends, says or throws. */
export function listenIn(): unknown[][] {
  const messages: unknown[][] = [];
  const note = (...words: unknown[]): void => void messages.push(words);
  for (const method of ["log", "info", "debug"] as const)
    vi.spyOn(console, method).mockImplementation(note);
  for (const method of ["fetch", "postMessage"] as const)
    vi.spyOn(window, method).mockImplementation((...words: unknown[]) => {
      note(method, ...words);
      return Promise.reject(new Error("Nothing is sent here"));
    });
  for (const method of ["open", "setRequestHeader", "send"] as const)
    vi.spyOn(XMLHttpRequest.prototype, method).mockImplementation((...words: unknown[]) =>
      note(method, ...words),
    );
  for (const method of ["pushState", "replaceState"] as const)
    vi.spyOn(history, method).mockImplementation((...words) => note(method, ...words));
  vi.spyOn(BroadcastChannel.prototype, "postMessage").mockImplementation(note);
  vi.stubGlobal("WebSocket", socketThat(note));
  vi.spyOn(navigator, "sendBeacon").mockImplementation((...words) => (note(...words), true));
  const failed = ({ message }: ErrorEvent): void => note(message);
  const unheeded = ({ reason }: PromiseRejectionEvent): void => note(reason);
  addEventListener("error", failed);
  addEventListener("unhandledrejection", unheeded);
  onTestFinished(() => {
    removeEventListener("error", failed);
    removeEventListener("unhandledrejection", unheeded);
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
  return messages;
}

/** Whether words of a call hold an answer, in whatever they are made of. */
export const reveals = (words: readonly unknown[]): boolean =>
  words.some(
    (word) =>
      canary.test(String(word)) ||
      canary.test(JSON.stringify(word) ?? "") ||
      (word instanceof Error && reveals([word.stack, word.cause])),
  );
