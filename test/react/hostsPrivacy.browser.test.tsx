import { ParameterForm, type ParameterFormHandle } from "parameter-form";
import { type FormDefinition, exampleForms } from "parameter-form/service";
import { createRef } from "react";
import { expect, onTestFinished, test, vi } from "vitest";
import { cdp } from "vitest/browser";
import { find, patience, show } from "../support/browser.tsx";

const small = exampleForms.filter(({ parameters }) => parameters.length < 100);
/** Digits that stand for an answer, however they are grouped. */
const canary = /7\D?3\D?1\D?9\D?4\D?8/u;
const typed: Readonly<Record<string, string>> = {
  currency: "73194826.55",
  number: "73194826",
  percent: "73.194826",
  string: "731948265",
};

/** Every place of the page where an answer could be left behind. */
const places = (): readonly string[] => [
  ...[...document.querySelectorAll("*")].flatMap((element) =>
    element.getAttributeNames().map((name) => `${name}=${element.getAttribute(name)}`),
  ),
  `text ${document.body.textContent}`,
  `title ${document.title}`,
  `address ${location.href}`,
  `state ${JSON.stringify(history.state)}`,
  `cookies ${document.cookie}`,
  `local ${JSON.stringify({ ...localStorage })}`,
  `session ${JSON.stringify({ ...sessionStorage })}`,
  ...performance.getEntries().map(({ name }) => `entry ${name}`),
  ...Object.getOwnPropertyNames(window).map((name) => `window ${name}`),
];
const traces = (): readonly string[] => places().filter((text) => canary.test(text));

/** Notes what the page sends, says or throws. */
function listenIn(): unknown[][] {
  const heard: unknown[][] = [];
  const note = (...words: unknown[]): void => void heard.push(words);
  for (const method of ["log", "info", "debug"] as const)
    vi.spyOn(console, method).mockImplementation(note);
  for (const method of ["fetch", "postMessage"] as const)
    vi.spyOn(window, method).mockImplementation((...words: unknown[]) => {
      note(method, ...words);
      return Promise.reject(new Error("Nothing is sent here"));
    });
  vi.spyOn(navigator, "sendBeacon").mockImplementation((...words) => (note(...words), true));
  const failed = ({ message }: ErrorEvent): void => note(message);
  addEventListener("error", failed);
  onTestFinished(() => {
    removeEventListener("error", failed);
    vi.restoreAllMocks();
  });
  return heard;
}

async function typeAll({ parameters }: FormDefinition): Promise<number> {
  const inputs = [...document.querySelectorAll<HTMLInputElement>(".pf-field")];
  let count = 0;
  for (const [at, { type }] of parameters.entries()) {
    const text = typed[type];
    const input = inputs[at]?.querySelector("input");
    if (text === undefined || !input) continue;
    input.focus();
    await cdp().send("Input.insertText", { text });
    if (canary.test(input.value)) count++;
  }
  document.body.focus();
  return count;
}

test("a trace would be found", () => {
  document.title = "7,319,482";
  expect(traces()).toEqual(["title 7,319,482"]);
  document.title = "";
});

test.each(small)(
  "$id: what is typed into every field is left nowhere by failing, resetting and leaving",
  async (form) => {
    const heard = listenIn();
    const told = vi.fn<(...words: unknown[]) => void>();
    const ref = createRef<ParameterFormHandle>();
    const draw = show(
      <ParameterForm
        {...{ form, ref }}
        onSubmitError={told}
        onDefinitionError={told}
        onSubmit={() => Promise.reject(new Error("down"))}
      />,
    );
    await find("form");
    expect(await typeAll(form)).toBe(form.parameters.filter(({ type }) => type in typed).length);
    expect(traces()).toEqual([]);
    await ref.current?.submit();
    await vi.waitFor(() => expect(document.querySelector(".pf-summary")).not.toBeNull(), patience);
    expect(traces()).toEqual([]);
    ref.current?.reset();
    await vi.waitFor(() => expect(document.querySelector(".pf-summary")).toBeNull(), patience);
    expect(traces()).toEqual([]);
    expect(Object.values(ref.current?.getValues() ?? {})).toEqual([]);
    await typeAll(form);
    draw(null);
    await vi.waitFor(() => expect(document.querySelector("form")).toBeNull(), patience);
    expect(traces()).toEqual([]);
    expect(told.mock.calls.flat().filter((word) => canary.test(String(word)))).toEqual([]);
    expect(heard.filter((words) => canary.test(words.map(String).join(" ")))).toEqual([]);
  },
);
