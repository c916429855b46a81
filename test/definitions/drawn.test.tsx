import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import { ParameterForm, type ParameterFormProps, type SubmitHandler } from "parameter-form";
import { type DefinitionIssue, safeParseForm } from "parameter-form/core";
import { StrictMode } from "react";
import { expect, test, vi } from "vitest";
import { answersOf } from "./answers.ts";
import { hostileDefinitions } from "./index.ts";
import { textsEverywhere } from "./texts.ts";

/** Says that no text of a definition has become an element or a script. */
function expectTexts(): void {
  expect(globalThis).not.toHaveProperty("hacked");
  expect(document.querySelectorAll("script, img, svg, b, [onload], [onerror]")).toHaveLength(0);
}

/** Draws a definition, answered as the form would answer it. */
async function setup(json: unknown, look: Partial<ParameterFormProps> = {}) {
  const onSubmit = vi.fn<SubmitHandler>();
  const onDefinitionError = vi.fn<(issues: readonly DefinitionIssue[]) => void>();
  const checked = safeParseForm(json);
  const defaultValues = checked.ok ? answersOf(checked.form) : {};
  const tree = (form: unknown) => (
    <StrictMode>
      <ParameterForm {...{ form, defaultValues, onSubmit, onDefinitionError, ...look }} />
    </StrictMode>
  );
  const { container, rerender } = render(tree(json));
  return {
    container,
    onSubmit,
    onDefinitionError,
    again: (form: unknown) => rerender(tree(form)),
    submit: () => act(async () => container.querySelector("form")?.requestSubmit()),
  };
}

/** Definitions of those that differ in what is rendered: Node reads them all. */
const named = (pattern: RegExp) => hostileDefinitions.filter(({ title }) => pattern.test(title));
const right = [
  ...named(/^(names alike: .*|all odd names .*)$/),
  ...named(/^(odd (values|labels)|values that look like no answer|(blank|frozen) .*)$/),
  ...named(/^(options with one (label|value)|an option without a text)$/),
  ...named(/^an? (circle in (the form|depends_on)|huge text in an option|getter toJSON)$/),
  ...named(/^20,000 objects deep in (the form|depends_on)$/),
  ...textsEverywhere,
];
// A form that is `null` or `undefined` is still loading.
const wrong = named(
  /^((?!null|nothing).* as form|a proxy of the form|a getter among .*|several bad options|two parameters named a\.b)$/,
);
const radios: Partial<ParameterFormProps> = { booleanAs: "radio", selectAs: "radio" };

test.each([
  ...right.map((hostile) => ({ ...hostile, look: {}, as: "fields" })),
  ...textsEverywhere.map((hostile) => ({ ...hostile, look: radios, as: "radio buttons" })),
])(
  "$title is submitted under exactly its names by $as",
  async ({ make, rendered: names = [], look }) => {
    const form = await setup(make(), look);
    await waitFor(() =>
      expect(form.container.querySelectorAll(".pf-field")).toHaveLength(names.length),
    );
    expectTexts();
    const isGrouped = form.container.querySelector("fieldset input[type=radio]") !== null;
    expect(isGrouped).toBe(look === radios);
    form.again(make());
    await form.submit();
    expect(form.onSubmit).toHaveBeenCalledTimes(1);
    const [values, submission] = form.onSubmit.mock.calls[0] ?? [];
    expect(submission?.payload.parameters.map(({ name }) => name)).toEqual(names);
    expect(new Set(Object.keys(values ?? {}))).toEqual(new Set(names));
  },
);

test("reports every issue of a rejected definition and renders none of it", async () => {
  expect(wrong.length).toBeGreaterThan(20);
  for (const { title, make, refused: issues } of wrong) {
    const form = await setup(make());
    expect.soft(screen.getByRole("alert"), title).toHaveTextContent(/^This form cannot be shown/);
    expect.soft(form.container.querySelector("form"), title).toBeNull();
    expectTexts();
    const reported = form.onDefinitionError.mock.calls.flatMap(([found]) => found);
    expect
      .soft(
        reported.map(({ path, code }) => `${path} ${code}`),
        title,
      )
      .toEqual(issues);
    cleanup();
  }
});
