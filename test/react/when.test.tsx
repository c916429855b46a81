import { act, render, screen } from "@testing-library/react";
import { getParameterValues, ParameterFields, parseForm } from "parameter-form";
import { checkPayload, shownWhen, toPayload } from "parameter-form/core";
import { shownBy, createWhen } from "../../src/core/model/when.ts";
import { StrictMode } from "react";
import { useForm } from "react-hook-form";
import { describe, expect, test, vi } from "vitest";
import { renderForm, errorAt, field, settled, summary } from "../support/renderForm.tsx";
import { questions } from "../support/questions.ts";
import { createUser } from "../support/createUser.ts";

const lines = ["Status: select? single|married", "Income: currency", "Note: string?"];
const form = parseForm(questions(...lines));
const when = shownWhen(form, {
  Income: { name: "Status", equals: "married" },
  Note: { name: "Income", answered: true },
});
const shown = (): readonly string[] =>
  [...document.querySelectorAll(".pf-label")].map((label) =>
    (label.textContent ?? "").replace(" (optional)", ""),
  );

describe("a hidden parameter", () => {
  test("is not rendered", async () => {
    const rendered = renderForm(lines, { when });
    expect(shown()).toEqual(["Status"]);
    await rendered.choose("Status", "[married]");
    expect(shown()).toEqual(["Status", "Income"]);
    await rendered.type("Income", "1234.5");
    expect(shown()).toEqual(["Status", "Income", "Note"]);
  });

  test("is not required", async () => {
    const rendered = renderForm(lines, { when });
    await rendered.submit();
    expect(rendered.submitted()).toEqual([]);
  });

  test("is required once it is visible", async () => {
    const rendered = renderForm(lines, { when });
    await rendered.choose("Status", "[married]");
    await rendered.submit();
    expect(summary()).toEqual(["Income: enter an amount, such as 1,234.50"]);
  });

  describe("with an answer", () => {
    async function hide() {
      const rendered = renderForm(lines, { when, afterSubmit: "edit" });
      await rendered.choose("Status", "[married]");
      await rendered.type("Income", "1234.5");
      await rendered.type("Note", "kept");
      await rendered.choose("Status", "[single]");
      return rendered;
    }

    test("hides those that depend on it", async () => {
      await hide();
      expect(shown()).toEqual(["Status"]);
    });

    test("is not submitted", async () => {
      const rendered = await hide();
      await rendered.submit();
      expect(rendered.submitted()).toEqual(["Status=single"]);
    });

    test("restores and submits its answer once it is visible", async () => {
      const rendered = await hide();
      await rendered.choose("Status", "[married]");
      expect(field("Income")).toHaveValue("1,234.50");
      expect(field("Note")).toHaveValue("kept");
      await rendered.submit();
      expect(rendered.submitted()).toEqual(["Status=married", "Income=1234.5", "Note=kept"]);
    });
  });
});

test("a keystroke in a chain of conditions reads each answer a few times", async () => {
  const names = Array.from({ length: 20 }, (_, at) => `q${at}`);
  const chain = parseForm(questions(...names.map((name) => `${name}: string?`)));
  const conditions = shownWhen(chain, ({ name }) =>
    name === "q0" ? null : { name: names[names.indexOf(name) - 1] ?? "", answered: true },
  );
  let reads = 0;
  const rendered = renderForm(
    names.map((name) => `${name}: string?`),
    {
      when: createWhen((answer) =>
        shownBy(conditions, (name) => {
          reads++;
          return answer(name);
        }),
      ),
      defaultValues: Object.fromEntries(names.map((name) => [name, "x"])),
    },
  );
  expect(shown()).toHaveLength(20);
  reads = 0;
  await rendered.type("q0", "y");
  expect(reads).toBeGreaterThan(0);
  expect(reads).toBeLessThan(20 * 6);
});

describe("a hidden parameter with a text that cannot be parsed", () => {
  async function hide() {
    const rendered = renderForm(lines, {
      when,
      defaultValues: { Status: "married" },
      afterSubmit: "edit",
    });
    await rendered.type("Income", "12,5");
    expect(shown()).toEqual(["Status", "Income"]);
    await rendered.choose("Status", "[single]");
    return rendered;
  }

  test("does not block a submission", async () => {
    const rendered = await hide();
    await rendered.submit();
    expect(rendered.submitted()).toEqual(["Status=single"]);
  });

  test("restores its text and its error once it is visible", async () => {
    const rendered = await hide();
    await rendered.choose("Status", "[married]");
    expect(field("Income")).toHaveValue("12,5");
    await rendered.submit();
    expect(errorAt("Income")).toContain("can be read in more than one way");
  });
});

test("applies another when prop at once", () => {
  const rendered = renderForm(lines, { when });
  expect(shown()).toEqual(["Status"]);
  rendered.change({ when: () => true });
  expect(shown()).toEqual(["Status", "Income", "Note"]);
  rendered.change({ when: (name) => name === "Note" });
  expect(shown()).toEqual(["Note"]);
});

describe("a parameter that is disabled by itself is not submitted, so conditions find no answer in it", () => {
  const questionLines = ["Status: select? single|married", "Income: currency"];
  const locked = { fields: { Status: { disabled: true } } };

  test.each([
    ["equals", "married", ["Status"]],
    ["not", "married", ["Status", "Income"]],
    ["not", "single", ["Status", "Income"]],
  ] as const)("%s %s: a server with the same conditions agrees", async (kind, than, labels) => {
    const definition = parseForm(questions(...questionLines));
    const test = kind === "not" ? { not: than } : { equals: than };
    const same = { when: shownWhen(definition, { Income: { name: "Status", ...test } }) };
    const rendered = renderForm(questionLines, {
      ...same,
      ...locked,
      defaultValues: { Status: "married" },
    });
    expect(shown()).toEqual(labels);
    if (labels.length > 1) await rendered.type("Income", "5");
    await rendered.submit();
    expect(summary()).toEqual([]);
    const [values, { payload }] = rendered.onSubmit.mock.lastCall ?? [{}, { payload: null }];
    expect(checkPayload(definition, payload, same)).toBeNull();
    expect(toPayload(definition, values, same)).toEqual(payload);
  });

  test("updates conditions at once when it becomes disabled or enabled", () => {
    const rendered = renderForm(lines, { when, defaultValues: { Status: "married" } });
    expect(shown()).toEqual(["Status", "Income"]);
    rendered.change(locked);
    expect(shown()).toEqual(["Status"]);
    rendered.change({ fields: {} });
    expect(shown()).toEqual(["Status", "Income"]);
  });

  test("hides the same in an app's own form", async () => {
    const onSubmit = vi.fn();
    const rendered = parseForm(questions(...questionLines));
    const same = shownWhen(rendered, { Income: { name: "Status", not: "married" } });
    const defaultValues = { Status: "married", Income: "5" };
    function Host() {
      const { control, handleSubmit } = useForm();
      return (
        <form onSubmit={(event) => void handleSubmit(onSubmit)(event)}>
          <ParameterFields form={rendered} when={same} {...{ control, defaultValues, ...locked }} />
          <button type="submit">Save</button>
        </form>
      );
    }
    render(<Host />);
    expect(shown()).toEqual(["Status", "Income"]);
    await act(async () => screen.getByRole("button").click());
    const enabled = { ...rendered, parameters: rendered.parameters.slice(1) };
    const { parameters } = onSubmit.mock.lastCall?.[0] ?? {};
    expect({ ...getParameterValues(enabled, parameters, same) }).toEqual({ Income: "5" });
  });

  test("a form that is disabled as a whole submits nothing and hides nothing", () => {
    renderForm(lines, { when, disabled: true, ...locked, defaultValues: { Status: "married" } });
    expect(shown()).toEqual(["Status", "Income"]);
  });
});

test("in an app's own form, does not validate hidden parameters", async () => {
  const onSubmit = vi.fn();
  function Host() {
    const { control, handleSubmit } = useForm();
    return (
      <form onSubmit={(event) => void handleSubmit(onSubmit)(event)}>
        <ParameterFields form={form} control={control} when={when} />
        <button type="submit">Save</button>
      </form>
    );
  }
  render(
    <StrictMode>
      <Host />
    </StrictMode>,
  );
  const save = () => act(async () => screen.getByRole("button").click());
  const user = createUser();
  expect(shown()).toEqual(["Status"]);
  await save();
  expect(onSubmit).toHaveBeenCalledTimes(1);
  await user.selectOptions(field("Status"), "[married]");
  await save();
  expect(onSubmit).toHaveBeenCalledTimes(1);
  await user.type(field("Income"), "7");
  await user.selectOptions(field("Status"), "[single]");
  await settled();
  await save();
  expect(onSubmit).toHaveBeenCalledTimes(2);
  const { parameters } = onSubmit.mock.lastCall?.[0] ?? {};
  expect({ ...getParameterValues(form, parameters, when) }).toEqual({ Status: "single" });
  expect({ ...getParameterValues(form, parameters) }).toEqual({ Status: "single", Income: "7" });
});
