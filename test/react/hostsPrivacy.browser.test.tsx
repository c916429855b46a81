import { ParameterForm, type ParameterFormHandle } from "parameter-form";
import { type FormDefinition, exampleForms } from "parameter-form/service";
import { createRef } from "react";
import { expect, test, vi } from "vitest";
import { cdp } from "vitest/browser";
import { find, patience, show } from "../support/browser.tsx";
import { canary, listenIn, tells, traces } from "../support/traces.ts";

const small = exampleForms.filter(({ parameters }) => parameters.length < 100);
const typed: Readonly<Record<string, string>> = {
  currency: "73194826.55",
  number: "73194826",
  percent: "73.194826",
  string: "731948265",
};

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
        onEvent={told}
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
    expect([...told.mock.calls, ...heard].filter(tells)).toEqual([]);
  },
);
