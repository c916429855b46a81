import { act, screen, within } from "@testing-library/react";
import { SubmitError } from "parameter-form";
import { describe, expect, test } from "vitest";
import { renderForm, errorAt, field, summary } from "../../support/renderForm.tsx";

const long = "n".repeat(500);

/** Names that React, react-hook-form, the DOM or plain objects take for something else. */
const names = [
  "a.b",
  "a.b.c",
  "x[0]",
  "it's",
  'say "hi"',
  "root",
  "root.serverError",
  "nodeName",
  "submit",
  "action",
  "elements",
  "toString",
  "hasOwnProperty",
  "constructor",
  "prototype",
  "__proto__",
  "message",
  "type",
  "types",
  "ref",
  "form",
  "name",
  "value",
  "length",
  "f0",
  "f1",
  "0",
  "12",
  "-1",
  " ",
  "名前",
  "ñandú",
  "👩‍👩‍👧",
  "</script>",
  long,
];

const definition = (...named: readonly string[]) => ({
  parameters: named.map((name, i) => ({
    name,
    label: `Label ${i}`,
    type: i % 2 ? "select" : "string",
    required: true,
    options: [{ value: "v", label: "V" }],
  })),
});

/** A record in which any name is an ordinary key. */
const recordOf = <T,>(named: readonly string[], value: T): Record<string, T> =>
  Object.assign(Object.create(null), Object.fromEntries(named.map((name) => [name, value])));

/** Every label, in the order of the names. Odd ones are selects. */
const labels = names.map((_, i) => `Label ${i}`);

/** Answers one field as a person does. */
const answer = (form: ReturnType<typeof renderForm>, label: string) =>
  field(label) instanceof HTMLSelectElement ? form.choose(label, "V") : form.type(label, "v");

const answers = names.map((name) => ({ name, value: "v" }));

describe("a form of all of these names", () => {
  test("shows a missing answer at each field and in the summary", async () => {
    const form = renderForm([], { form: definition(...names) });
    await form.submit();
    expect(labels.filter((label) => errorAt(label) === "")).toEqual([]);
    await form.user.click(screen.getByRole("button", { name: /^Show \d+ more$/ }));
    expect(summary()).toEqual(labels);
  });

  test("removes the error only from the answered field", async () => {
    const form = renderForm([], { form: definition(...names) });
    await form.submit();
    for (const [at, label] of labels.entries()) {
      await answer(form, label);
      expect(errorAt(label)).toBe("");
      expect(form.container.querySelectorAll(".pf-error")).toHaveLength(names.length - at - 1);
    }
  });

  test("moves focus from a line of the summary to its field", async () => {
    const form = renderForm([], { form: definition(...names) });
    await form.submit();
    await form.user.click(screen.getByRole("button", { name: /^Show \d+ more$/ }));
    const links = within(screen.getByRole("alert")).getAllByRole("link");
    expect(links).toHaveLength(names.length);
    for (const [at, link] of links.entries()) {
      await form.user.click(link);
      expect.soft(field(`Label ${at}`), names[at]).toHaveFocus();
    }
  });

  test("moves focus to the field of a name", () => {
    const { form } = renderForm([], { form: definition(...names) });
    for (const [at, name] of names.entries()) {
      act(() => form.current?.focus(name));
      expect.soft(field(`Label ${at}`), name).toHaveFocus();
    }
  });

  test("submits each answer under its name", async () => {
    const form = renderForm([], { form: definition(...names) });
    for (const label of labels) await answer(form, label);
    await form.submit();
    const [values, submission] = form.onSubmit.mock.lastCall ?? [];
    expect(submission?.payload).toEqual({ parameters: answers });
    expect({ ...values }).toEqual({ ...recordOf(names, "v") });
    expect(Object.keys(values ?? {})).toHaveLength(names.length);
  });

  test("is empty after a reset", async () => {
    const form = renderForm([], { form: definition(...names) });
    for (const label of labels) await answer(form, label);
    form.reset();
    for (const label of labels) expect.soft(field(label)).toHaveValue("");
  });

  test("resets to the values of a record", async () => {
    const form = renderForm([], { form: definition(...names) });
    form.reset(recordOf(names, "v"));
    await form.submit();
    expect(form.onSubmit.mock.lastCall?.[1].payload.parameters).toEqual(answers);
  });

  test("uses the settings and the default value of each name", () => {
    renderForm([], {
      form: definition(...names),
      defaultValues: recordOf(names, "v"),
      fields: recordOf(names, { autoComplete: "organization" }),
    });
    for (const label of labels) {
      expect.soft(field(label)).toHaveValue("v");
      expect.soft(field(label)).toHaveAttribute("autocomplete", "organization");
    }
  });

  test("shows the service's errors of each name", async () => {
    const consoleError = Object.assign(
      Object.create(null),
      Object.fromEntries(names.map((name, i) => [name, [`Refused ${i}.`]])),
    );
    const form = renderForm([], {
      form: definition(...names),
      defaultValues: recordOf(names, "v"),
      onSubmit: () => {
        throw new SubmitError({ fields: consoleError });
      },
    });
    await form.submit();
    expect(labels.map(errorAt)).toEqual(names.map((_, i) => `Refused ${i}.`));
  });

  test("has none of them in an attribute of the page", async () => {
    const { parameters } = definition(...names.map((name) => `Q${name}Q`));
    const radios = parameters.map((one) => ({
      ...one,
      name: `${one.name}R`,
      type: "boolean",
      options: null,
    }));
    const form = renderForm([], {
      form: { parameters: [...parameters, ...radios] },
      booleanAs: "radio",
    });
    await form.submit();
    const all = [...form.container.querySelectorAll("*")];
    const named = all.filter((element) => element.hasAttribute("name"));
    expect(named).toEqual([...form.container.querySelectorAll("input[type=radio]")]);
    expect(named).toHaveLength(2 * names.length);
    const groups = new Set(named.map((radio) => radio.getAttribute("name")));
    expect(groups.size).toBe(names.length);
    for (const group of groups) expect(group).toMatch(/^[:_«]r_?\w+[:_»]$/i);
    const values = all.flatMap((element) => [...element.attributes].map(({ value }) => value));
    for (const name of names)
      expect(values.filter((value) => value.includes(`Q${name}Q`))).toEqual([]);
    expect(form.container.querySelectorAll("[id]").length).toBeGreaterThan(names.length);
  });
});
