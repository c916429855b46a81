import type { SubmitHandler } from "parameter-form";
import { exampleForms, type FormDefinition } from "parameter-form/service";
import { expect, test, vi } from "vitest";
import { cdp } from "vitest/browser";
import { patience } from "../../support/browser.tsx";
import { storedTraces } from "./storedTraces.ts";
import { canary, listenIn, reveals, traces } from "./traces.ts";
import { all, open } from "./privacyPage.tsx";

const typed: Readonly<Record<string, string>> = {
  currency: "73194826.55",
  number: "73194826",
  percent: "73.194826",
  string: "731948265",
};

/** Answers to what cannot be typed into, which are the definition's own words. */
const choicesOf = ({ parameters }: FormDefinition): Readonly<Record<string, string>> =>
  Object.fromEntries(
    parameters
      .filter(({ type }) => !(type in typed))
      .map(({ name, options }) => [name, options?.[0]?.value ?? "true"]),
  );

/** What no number can be, and a Social Security number neither. */
const unreadable = Object.fromEntries(Object.keys(typed).map((type) => [type, "731948-,26"]));

/** Types into every field and leaves it; the answer is how many hold what was typed. */
async function typeAll({ parameters }: FormDefinition, texts = typed): Promise<number> {
  await vi.waitFor(() => expect(all(".pf-field")).toHaveLength(parameters.length), patience);
  const fields = all(".pf-field");
  let count = 0;
  for (const [at, { type }] of parameters.entries()) {
    const text = texts[type];
    const input = fields[at]?.querySelector("input");
    if (text === undefined || !input) continue;
    input.focus();
    await cdp().send("Input.insertText", { text });
    if (canary.test(input.value)) count++;
    input.blur();
  }
  return count;
}

async function expectNothingLeft(): Promise<void> {
  expect(traces()).toEqual([]);
  expect(await storedTraces()).toEqual([]);
}

const summaries = (count: number): Promise<void> =>
  vi.waitFor(() => expect(all(".pf-summary")).toHaveLength(count), patience);

/** The largest is of the same fields, and takes long to type into. */
const forms = exampleForms.filter(({ parameters }) => parameters.length < 100);

test.each(forms)(
  "$id: leaves no trace of typed texts after submitting, failing, resetting and unmounting",
  async (form) => {
    const messages = listenIn();
    const onSubmit = vi.fn<SubmitHandler>();
    const defaultValues = choicesOf(form);
    const fields = form.parameters.filter(({ type }) => type in typed);
    const { reported, ref, leave } = await open(form, {
      defaultValues,
      onSubmit,
      afterSubmit: "edit",
    });
    expect(await typeAll(form)).toBe(fields.length);
    await expectNothingLeft();
    await ref.current?.submit();
    expect(onSubmit).toHaveBeenCalledOnce();
    const sent = Object.values(onSubmit.mock.lastCall?.[0] ?? {});
    expect(sent.filter((answer) => canary.test(answer))).toHaveLength(fields.length);
    await expectNothingLeft();
    onSubmit.mockRejectedValueOnce(new Error("down"));
    await ref.current?.submit();
    expect(onSubmit).toHaveBeenCalledTimes(2);
    await summaries(1);
    await expectNothingLeft();
    ref.current?.reset();
    await summaries(0);
    await expectNothingLeft();
    expect({ ...ref.current?.getValues() }).toEqual(defaultValues);
    await typeAll(form, unreadable);
    await ref.current?.submit();
    expect(onSubmit).toHaveBeenCalledTimes(2);
    await summaries(1);
    await expectNothingLeft();
    leave();
    await vi.waitFor(() => expect(all("form")).toEqual([]), patience);
    await expectNothingLeft();
    expect(reported.mock.calls.filter(([word]) => word instanceof Error)).toEqual([
      [new Error("down")],
    ]);
    expect([...reported.mock.calls, ...messages].filter(reveals)).toEqual([]);
  },
);
