import { act, render, screen, waitFor } from "@testing-library/react";
import { ParameterForm, type ParameterFormProps, type SubmitHandler } from "parameter-form";
import { type DefinitionIssue, safeParseForm } from "parameter-form/core";
import { StrictMode } from "react";
import { expect, test, vi } from "vitest";
import { issuesOf } from "../core/definitions.ts";
import { answersOf } from "./answers.ts";
import { hostileDefinitions } from "./index.ts";
import { texts } from "./texts.ts";

/** Says that no text of a definition has become an element or a script. */
function expectTexts(): void {
  expect(globalThis).not.toHaveProperty("hacked");
  expect(document.querySelectorAll("script, img, svg, b, [onload], [onerror]")).toHaveLength(0);
}

/** Draws a definition, answered as the form would answer it. */
async function draw(json: unknown, look: Partial<ParameterFormProps> = {}) {
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

const drawn = hostileDefinitions.filter(({ drawn: names }) => names);
const refused = hostileDefinitions.filter(({ refused: issues }) => issues);

test.each(drawn)(
  "$title: is drawn, and submitted under exactly its names",
  async ({ make, drawn: names = [] }) => {
    const form = await draw(make());
    await waitFor(() =>
      expect(form.container.querySelectorAll(".pf-field")).toHaveLength(names.length),
    );
    expectTexts();
    form.again(make());
    await form.submit();
    expect(form.onSubmit).toHaveBeenCalledTimes(1);
    const [values, submission] = form.onSubmit.mock.calls[0] ?? [];
    expect(submission?.payload.parameters.map(({ name }) => name)).toEqual(names);
    expect(new Set(Object.keys(values ?? {}))).toEqual(new Set(names));
  },
);

/** Texts that become a legend or the label of a radio button. */
const grouped = texts.filter(({ title }) =>
  / as (an option's|the label of a (select|boolean))/u.test(title),
);
const radios: Partial<ParameterFormProps> = { booleanAs: "radio", selectAs: "radio" };

test.each(grouped)("$title: is drawn as radio buttons, and submitted", async ({ make }) => {
  const form = await draw(make(), radios);
  expect(form.container.querySelectorAll("fieldset input[type=radio]").length).toBeGreaterThan(0);
  expectTexts();
  await form.submit();
  expect(form.onSubmit).toHaveBeenCalledTimes(1);
  expect(Object.keys(form.onSubmit.mock.calls[0]?.[0] ?? {})).toEqual(["a"]);
});

test.each(refused)(
  "$title: is refused with every issue, and nothing of it is drawn",
  async ({ make, refused: issues }) => {
    const json = make();
    const form = await draw(json);
    expect(screen.getByRole("alert")).toHaveTextContent(/^This form cannot be shown/);
    expect(form.container.querySelector("form")).toBeNull();
    expectTexts();
    const told = form.onDefinitionError.mock.calls.flatMap(([found]) => found);
    expect(told.map(({ path, code }) => `${path} ${code}`)).toEqual(issues);
    expect(issuesOf(json)).toEqual(issues);
  },
);
