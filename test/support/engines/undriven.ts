/**
 * What Firefox and WebKit, or their drivers, cannot do: a test that asks for it is skipped with the reason. Tests in Node that launch a
 * Chromium of their own (`ownBrowser`, `takePictures`) are not in this table, because WebDriver, which drives these engines, has none of what
 * they need: the console, printing, the heap, the accessibility tree, timers that stand still.
 */
interface Undriven {
  readonly reason: string;
  /** What asks for it, where not everything does. */
  readonly matches?: (params: Readonly<Record<string, unknown>>) => boolean;
}

const inputMethods = "WebDriver has no input methods or soft keyboards";
const touch = "Neither browser has touch without a touch screen";

/** By the method of Chromium's protocol that does it: https://chromedevtools.github.io/devtools-protocol/ */
export const undrivenMethods: Readonly<Record<string, Undriven>> = {
  "Input.imeSetComposition": { reason: inputMethods },
  "Input.dispatchKeyEvent": { reason: inputMethods, matches: ({ key }) => key === "Unidentified" },
  "Input.dispatchDragEvent": { reason: "WebDriver cannot drop what comes from outside the page" },
  "Input.dispatchMouseEvent": {
    reason: "A menu of the system would take the driver's keys",
    matches: ({ button }) => button === "right",
  },
  "Input.dispatchTouchEvent": { reason: touch },
  "Emulation.setTouchEmulationEnabled": {
    reason: touch,
    matches: ({ enabled }) => enabled === true,
  },
  "Emulation.setEmulatedMedia": {
    reason: "WebDriver cannot set what the system asks for, such as its own colours or less motion",
    matches: (params) => /"(active|reduce)"/.test(JSON.stringify(params)),
  },
};

interface Listed {
  readonly engines: readonly ("firefox" | "webkit")[];
  /** The last part of its name before `.browser`: `behaviours` is `chakra.behaviours` as well. */
  readonly file: string;
  /** What the titles have; all of the file when it is left out. */
  readonly title?: RegExp;
  readonly reason: string;
}

const redo =
  "OPEN: redo after undo leaves separators in the wrong place when WebKit's undo is called by a script, as its driver must; whether it does by key in Safari is not known";

/** Tests of what cannot be told by a method. */
export const undrivenTests: readonly Listed[] = [
  {
    engines: ["webkit"],
    file: "DateField",
    title: /fills in the chosen day/,
    reason: "Shift and Tab of WebKitWebDriver are a key without a name, which moves no focus",
  },
  {
    engines: ["firefox"],
    file: "session",
    title: /keeps Tab inside/,
    reason:
      "Tab leads out of the page to the browser, which keeps the driver's keys from the next test",
  },
  {
    engines: ["firefox", "webkit"],
    file: "lines",
    title: /grows with its text/,
    reason: "Neither has attr() of types, so a text of several lines scrolls there",
  },
  {
    engines: ["firefox", "webkit"],
    file: "amountsDragged",
    reason: "The mouse of neither driver begins a drag of text",
  },
  {
    engines: ["webkit"],
    file: "amountsKeys",
    title: /is held/,
    reason: "WebKitWebDriver holds a key without repeating it",
  },
  {
    engines: ["firefox"],
    file: "behaviours",
    title: /mask="'blur'".*> exec 89 > keys Undo/,
    reason: "Firefox's own undo takes a script's edit back apart from the typing before it",
  },
  {
    engines: ["webkit"],
    file: "history",
    title: /^'(12345 Undo Undo Redo Redo|1234 Undo Redo|1234 paste:567 Undo Redo)'/,
    reason: redo,
  },
  {
    engines: ["webkit"],
    file: "keystrokes",
    title: /^mask="live"/,
    reason: redo,
  },
  {
    engines: ["firefox"],
    file: "policy",
    title: /blocks (code|HTML) from text/,
    reason: "Firefox ESR 140 has no Trusted Types",
  },
  {
    engines: ["firefox", "webkit"],
    file: "comboboxWindow",
    title: /^a key that takes 60 ms/,
    reason: "Only Chromium reports long tasks",
  },
  {
    engines: ["webkit"],
    file: "layout",
    title: /^fits 320 px at every step, text twice as large/,
    reason:
      "WebKit gives spaces at the end of a line, which nobody sees, a width beyond the window",
  },
  {
    engines: ["firefox", "webkit"],
    file: "layoutShift",
    reason: "Only Chromium reports layout shifts",
  },
];
