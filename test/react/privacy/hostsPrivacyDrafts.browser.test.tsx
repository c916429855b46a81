import { ParameterForm } from "parameter-form";
import { localStorageDrafts, useDraft } from "parameter-form/collection";
import { exampleForms, type FormDefinition } from "parameter-form/service";
import type { JSX } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { cdp } from "vitest/browser";
import { find, patience, show } from "../../support/browser.tsx";
import { storedTraces } from "./storedTraces.ts";
import { traces } from "./traces.ts";
import { all } from "./privacyPage.tsx";

/** Names of questions whose answers identify a person or an account. */
const secret = /^(ssn|routing_number|account_number)$/;
const drafted = exampleForms.filter(({ parameters }) =>
  parameters.some(({ name }) => secret.test(name)),
);
const storage = localStorageDrafts();

function Drafted({ form }: { readonly form: FormDefinition }): JSX.Element {
  return <ParameterForm form={form} draft={useDraft(storage)} onSubmit={() => {}} />;
}

/** Types into each text field what may be kept, or what may not; the answer is what may. */
async function typeAll({ parameters }: FormDefinition): Promise<readonly string[]> {
  const kept: string[] = [];
  const fields = all(".pf-field");
  for (const [at, { name, type }] of parameters.entries()) {
    if (type !== "string") continue;
    const text = secret.test(name) ? "731948265" : `Ordinary ${at}.`;
    fields[at]?.querySelector("input")?.focus();
    await cdp().send("Input.insertText", { text });
    if (!secret.test(name)) kept.push(text);
  }
  return kept;
}

const inStorage = (): string => JSON.stringify({ ...localStorage });

async function expectNothingLeft(): Promise<void> {
  expect(traces()).toEqual([]);
  expect(await storedTraces()).toEqual([]);
}

afterEach(() => localStorage.clear());

test("examples include forms that ask for such a number", () => {
  expect(drafted.length).toBeGreaterThan(4);
});

test.each(drafted)(
  "$id: a draft keeps all the typed texts, but no sensitive answer",
  async (form) => {
    const rerender = show(<Drafted form={form} />);
    await find("form");
    const kept = await typeAll(form);
    const missing = () => kept.filter((text) => !inStorage().includes(text));
    await vi.waitFor(() => expect(missing()).toEqual([]), patience);
    await expectNothingLeft();
    rerender(null);
    await vi.waitFor(() => expect(all("form")).toEqual([]), patience);
    expect(missing()).toEqual([]);
    await expectNothingLeft();
  },
);
