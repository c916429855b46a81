import { act, cleanup, screen, within } from "@testing-library/react";
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

/** Renders a form for each name, and lists the names for which the check fails, with the reason. */
async function failing(check: (name: string) => Promise<void>): Promise<readonly string[]> {
  const problems: string[] = [];
  for (const name of names) {
    await check(name).catch((error: unknown) => problems.push(`${JSON.stringify(name)}: ${error}`));
    cleanup();
  }
  return problems;
}

describe("Any name", () => {
  test("is linked from the summary to its error", async () => {
    const problems = await failing(async (name) => {
      const form = drawForm([], { form: definition(name) });
      await form.submit();
      expect(errorAt("Label 0")).toBe("Enter your answer");
      expect(summary()).toEqual(["Label 0: enter your answer"]);
      await form.user.click(within(screen.getByRole("alert")).getByRole("link"));
      expect(field("Label 0")).toHaveFocus();
      await form.type("Label 0", "x");
      expect(errorAt("Label 0")).toBe("");
    });
    expect(problems).toEqual([]);
  });

  test("is the name of its answer", async () => {
    const problems = await failing(async (name) => {
      const form = drawForm([], { form: definition(name) });
      await form.type("Label 0", "y");
      await form.submit();
      const [values, submission] = form.onSubmit.mock.lastCall ?? [];
      expect(submission?.payload).toEqual({ parameters: [{ name, value: "y" }] });
      expect(Object.entries(values ?? {})).toEqual([[name, "y"]]);
    });
    expect(problems).toEqual([]);
  });

  test("is reset and focused through the ref", async () => {
    const problems = await failing(async (name) => {
      const form = drawForm([], { form: definition(name) });
      await form.type("Label 0", "x");
      form.reset();
      expect(field("Label 0")).toHaveValue("");
      act(() => form.form.current?.focus(name));
      expect(field("Label 0")).toHaveFocus();
    });
    expect(problems).toEqual([]);
  });

  test("has its settings, its default value and its server error", async () => {
    const problems = await failing(async (name) => {
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
    expect(problems).toEqual([]);
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

  describe("in the page", () => {
    async function elements() {
      const { parameters } = definition(...names.map((name) => `Q${name}Q`));
      const radios = parameters.map((one) => ({
        ...one,
        name: `${one.name}R`,
        type: "boolean",
        options: null,
      }));
      const { container, submit } = drawForm([], {
        form: { parameters: [...parameters, ...radios] },
        booleanAs: "radio",
      });
      await submit();
      return [...container.querySelectorAll("*")];
    }

    test("are no names of controls: only radio buttons have one, which React makes", async () => {
      const named = (await elements()).filter((element) => element.hasAttribute("name"));
      expect(named).toHaveLength(2 * names.length);
      expect(named.filter((element) => !element.matches("input[type=radio]"))).toEqual([]);
      const groups = new Set(named.map((radio) => radio.getAttribute("name")));
      expect(groups.size).toBe(names.length);
      for (const group of groups) expect(group).toMatch(/^[:_«]r_?\w+[:_»]$/i);
    });

    test("are in no attribute", async () => {
      const all = await elements();
      const values = all.flatMap((element) => [...element.attributes].map(({ value }) => value));
      expect(names.filter((name) => values.some((value) => value.includes(`Q${name}Q`)))).toEqual(
        [],
      );
      expect(all.filter(({ id }) => id).length).toBeGreaterThan(names.length);
    });
  });
});
