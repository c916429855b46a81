import { act, screen, within } from "@testing-library/react";
import { SubmitError } from "parameter-form";
import { describe, expect, test } from "vitest";
import { drawForm, errorAt, field, summary } from "../../support/drawForm.tsx";

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

describe.each(names.map((name) => [name]))("A parameter named %j", (name) => {
  test("shows its error, is right, is reset, and is submitted under its name", async () => {
    const form = drawForm([], { form: definition(name), afterSubmit: "edit" });
    await form.submit();
    expect(errorAt("Label 0")).toBe("Enter your answer");
    expect(summary()).toEqual(["Label 0: enter your answer"]);
    await form.user.click(within(screen.getByRole("alert")).getByRole("link"));
    expect(field("Label 0")).toHaveFocus();
    await form.type("Label 0", "x");
    expect(errorAt("Label 0")).toBe("");
    form.reset();
    expect(field("Label 0")).toHaveValue("");
    await form.type("Label 0", "y");
    await form.submit();
    const [values, submission] = form.onSubmit.mock.lastCall ?? [];
    expect(submission?.payload).toEqual({ parameters: [{ name, value: "y" }] });
    expect(Object.entries(values ?? {})).toEqual([[name, "y"]]);
    act(() => form.form.current?.focus(name));
    expect(field("Label 0")).toHaveFocus();
  });

  test("takes its settings, its preset answer and its refusal by its name", async () => {
    const form = drawForm([], {
      form: definition(name),
      defaultValues: recordOf([name], "preset"),
      fields: recordOf([name], { autoComplete: "organization" }),
      onSubmit: () => {
        throw new SubmitError({ fields: recordOf([name], ["Refused."]) });
      },
    });
    expect(field("Label 0")).toHaveValue("preset");
    expect(field("Label 0")).toHaveAttribute("autocomplete", "organization");
    await form.submit();
    expect(errorAt("Label 0")).toBe("Refused.");
  });
});

describe("All of these names in one form", () => {
  test("keep to their own fields", async () => {
    const form = drawForm([], { form: definition(...names) });
    await form.submit();
    expect(form.container.querySelectorAll(".pf-error")).toHaveLength(names.length);
    form.reset(recordOf(names, "v"));
    await form.submit();
    expect(form.onSubmit.mock.lastCall?.[1].payload.parameters).toEqual(
      names.map((name) => ({ name, value: "v" })),
    );
  });

  test("are nowhere in the page: no control but radio buttons has a name, which React made, and no attribute has theirs", async () => {
    const { parameters } = definition(...names.map((name) => `Q${name}Q`));
    const radios = parameters.map((one) => ({
      ...one,
      name: `${one.name}R`,
      type: "boolean",
      options: null,
    }));
    const form = drawForm([], {
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
