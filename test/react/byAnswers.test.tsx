import { act, render, screen } from "@testing-library/react";
import { type FieldProps, ParameterFields, parseForm } from "parameter-form";
import { decimals, max, pattern, shownWhen, subtractDecimals } from "parameter-form/core";
import { useForm } from "react-hook-form";
import { describe, expect, test } from "vitest";
import { renderForm, errorAt, field, settled } from "../support/renderForm.tsx";
import { questions } from "../support/questions.ts";
import { createUser } from "../support/createUser.ts";

const split = ["First: percent", "Second: percent?", "Note: string?"];
const rest = ({ First }: { First?: string | undefined }) => subtractDecimals("100", First ?? "0");

describe("a limit that depends on the answers", () => {
  test.each([
    ["settings", { fields: { Second: { max: rest } } }],
    ["rules", { rules: { Second: (answers: object) => max(rest(answers)) } }],
    [
      "a rule of settings",
      { fields: { Second: { rule: (answers: object) => max(rest(answers)) } } },
    ],
  ])("passed as %s uses the current answers", async (_, props) => {
    const view = renderForm(split, props);
    await view.type("First", "60");
    await view.type("Second", "41");
    await view.user.tab();
    expect(errorAt("Second")).toBe("Enter 40 or less");
    await view.user.clear(field("First"));
    await view.type("First", "59");
    expect(errorAt("Second")).toBe("");
    await view.user.clear(field("First"));
    await view.type("First", "70");
    expect(errorAt("Second")).toBe("Enter 30 or less");
    await view.submit();
    expect(view.submitted()).toBeNull();
    await view.user.clear(field("Second"));
    await view.type("Second", "30");
    await view.submit();
    expect(view.submitted()).toEqual(["First=70", "Second=30"]);
  });

  test("is called with the existing answers only", () => {
    const limit = ({ First }: { First?: string | undefined }) => {
      if (First === undefined) throw new Error("No answer");
      return First;
    };
    renderForm(split, { fields: { Second: { max: limit } }, defaultValues: { First: "60" } });
    expect(field("Second")).toBeInTheDocument();
  });

  test("does not receive hidden answers", async () => {
    const lines = ["Split: boolean", "First: percent", "Second: percent"];
    const when = shownWhen(parseForm(questions(...lines)), {
      First: { name: "Split", equals: "true" },
    });
    const view = renderForm(lines, {
      when,
      fields: { Second: { max: rest } },
      defaultValues: { Split: "true", First: "60", Second: "100" },
    });
    await view.submit();
    expect(errorAt("Second")).toBe("Enter 40 or less");
    await view.choose("Split", "No");
    await view.submit();
    expect(view.submitted()).toEqual(["Split=false", "Second=100"]);
  });

  test("applies to a submission right after the app has set an answer", async () => {
    const view = renderForm(split, { fields: { Second: { max: rest } } });
    await view.type("Second", "50");
    await act(async () => view.reset({ First: "60", Second: "50" }));
    await view.submit();
    expect(errorAt("Second")).toBe("Enter 40 or less");
  });

  test("can allow more decimals", async () => {
    const view = renderForm(["Hourly: boolean", "Pay: currency"], {
      fields: { Pay: { decimals: ({ Hourly }) => (Hourly === "true" ? 4 : undefined) } },
    });
    await view.type("Pay", "12.3456");
    await view.user.tab();
    expect(errorAt("Pay")).toBe("Enter at most two decimals, such as 1,234.50");
    await view.choose("Hourly", "Yes");
    await view.user.clear(field("Pay"));
    await view.type("Pay", "12.3456");
    await view.submit();
    expect(view.submitted()).toEqual(["Hourly=true", "Pay=12.3456"]);
  });
});

describe("a description", () => {
  const described = (name: string) =>
    document.getElementById(field(name).getAttribute("aria-describedby")?.split(" ")[0] ?? "")
      ?.textContent;

  test("of the app replaces the definition's", () => {
    renderForm(split, { fields: { Note: { description: "For payroll" } } });
    expect(field("Note")).toHaveAccessibleDescription("For payroll");
  });

  test("can depend on the answers", async () => {
    const view = renderForm(split, {
      fields: { Second: { description: (answers) => `At most ${rest(answers)} %` } },
    });
    expect(described("Second")).toBe("At most 100 %");
    await view.type("First", "60");
    expect(described("Second")).toBe("At most 40 %");
    expect(field("Second")).toHaveValue("");
  });
});

test("a keystroke re-renders only fields whose settings change", async () => {
  const drawings: string[] = [];
  const Counted = ({ field: { parameter, inputValue, setInputValue, ids } }: FieldProps) => {
    drawings.push(parameter.name);
    return (
      <p>
        <label htmlFor={ids.control}>{parameter.label}</label>
        <input
          id={ids.control}
          value={inputValue}
          onChange={({ target }) => setInputValue(target.value)}
        />
      </p>
    );
  };
  const view = renderForm(split, {
    fields: {
      Second: { as: Counted, rule: ({ Note }) => (Note === "whole" ? decimals(0) : null) },
      Note: { as: Counted },
    },
  });
  drawings.length = 0;
  await view.type("Note", "whol");
  expect(new Set(drawings)).toEqual(new Set(["Note"]));
  await view.type("Note", "e");
  expect(drawings).toContain("Second");
});

test("accepts a new rule object in each render", async () => {
  const view = renderForm(["Country: string", "Code: string"], {
    fields: {
      Code: { rule: ({ Country }) => pattern(Country === "US" ? /^\d{5}$/ : /^[A-Z]+$/, "odd") },
    },
  });
  await view.type("Country", "US");
  await view.type("Code", "ABC");
  await view.user.tab();
  expect(errorAt("Code")).toBe("Odd");
  await view.user.clear(field("Country"));
  await view.type("Country", "UK");
  await view.submit();
  expect(view.submitted()).toEqual(["Country=UK", "Code=ABC"]);
});

test("resolves settings by the answers in an app's own form", async () => {
  const form = parseForm(questions(...split));
  const sent: unknown[] = [];
  const Host = () => {
    const { control, handleSubmit } = useForm();
    return (
      <form noValidate onSubmit={handleSubmit((data) => void sent.push(data))}>
        <ParameterFields form={form} control={control} fields={{ Second: { max: rest } }} />
        <button>Send</button>
      </form>
    );
  };
  render(<Host />);
  const user = createUser();
  await user.type(field("First"), "60");
  await user.type(field("Second"), "41");
  await user.click(screen.getByRole("button", { name: "Send" }));
  await settled();
  expect(sent).toEqual([]);
  expect(errorAt("Second")).toBe("Enter 40 or less");
  await user.clear(field("First"));
  await user.type(field("First"), "59");
  await user.click(screen.getByRole("button", { name: "Send" }));
  await settled();
  expect(sent).toHaveLength(1);
});
