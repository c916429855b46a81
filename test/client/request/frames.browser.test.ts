import { expect, onTestFinished, test } from "vitest";

/** What a page elsewhere runs: it reads a form below `baseUrl`, and says what came of it. */
const source = new URL("../../../src/client/index.ts", import.meta.url).href;
const reading = (baseUrl: string, message: string) => `
  const { createClient } = await import(${JSON.stringify(source)});
  const said = await createClient({ baseUrl: ${JSON.stringify(baseUrl)} })
    .getForm("federal-w4")
    .then(({ id }) => id, ({ message }) => message);
  ${message}("read: " + said);
`;

/** What `say` is called with, by the page or worker that `open` makes. */
const nextMessage = (listen: EventTarget) =>
  new Promise<unknown>((resolve) =>
    listen.addEventListener("message", (event) => {
      if (event instanceof MessageEvent && String(event.data).startsWith("read: "))
        resolve(event.data);
    }),
  );

const html = (baseUrl: string, head = "") =>
  `<!doctype html>${head}<script type="module">${reading(baseUrl, "parent.postMessage")}</script>`;

function frame(fill: (frame: HTMLIFrameElement) => void): EventTarget {
  const element = document.createElement("iframe");
  onTestFinished(() => element.remove());
  fill(element);
  return window;
}

function blank(baseUrl: string, head?: string): EventTarget {
  return frame((element) => {
    document.body.append(element);
    element.contentDocument?.write(html(baseUrl, head));
    element.contentDocument?.close();
  });
}

const srcdoc = (baseUrl: string, head?: string) =>
  frame((element) => {
    element.srcdoc = html(baseUrl, head);
    document.body.append(element);
  });

function worker(baseUrl: string): EventTarget {
  const text = new Blob([reading(baseUrl, "postMessage")], { type: "text/javascript" });
  const made = new Worker(URL.createObjectURL(text), { type: "module" });
  onTestFinished(() => made.terminate());
  return made;
}

const own = () => location.origin;
const found = "read: federal-w4";

test.each([
  ["a frame of srcdoc", () => srcdoc("/api"), found],
  ["a frame of srcdoc with a base", () => srcdoc("api", '<base href="/">'), found],
  ["a frame of about:blank", () => blank("/api"), found],
  ["a frame of about:blank with a base", () => blank("api", '<base href="/">'), found],
  ["a worker of a blob, by the whole address", () => worker(`${own()}/api`), found],
  ["a worker of a blob, which has no address", () => worker("/api"), /is relative and/],
])("%s", async (_, open, pattern) => {
  expect(await nextMessage(open())).toEqual(expect.stringMatching(pattern));
});

test("resolves relative addresses against a base element, as fetch does", async () => {
  const base = document.head.appendChild(document.createElement("base"));
  onTestFinished(() => base.remove());
  base.href = "/api/";
  expect((await fetch("forms/federal-w4")).status).toBe(200);
  const { createClient } = await import("parameter-form/client");
  for (const baseUrl of ["", ".", "/api", "../api"])
    expect(await createClient({ baseUrl }).getForm("federal-w4")).toMatchObject({
      id: "federal-w4",
    });
});
