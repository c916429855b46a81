import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ParameterFields, parseForm } from "parameter-form";
import {
  addDecimals,
  type Check,
  type Computations,
  multiplyDecimals,
  oneOfThese,
  sameAs,
  shownWhen,
  sumOf,
} from "parameter-form/core";
import { useForm } from "react-hook-form";
import { describe, expect, test, vi } from "vitest";
import { renderForm, errorAt, field, settled, summary } from "../support/renderForm.tsx";
import { questions } from "../support/questions.ts";
import { createUser } from "../support/createUser.ts";

const deposit = ["Account number: string", "Account number again: string", "Note: string?"];
const again = sameAs("Account number again", "Account number");
const differs = "Enter the same as for “Account number”";

describe("cross-field checks", () => {
  test("show an error when the second field is left, and remove it when the first is corrected", async () => {
    const view = renderForm(deposit, { checks: [again] });
    await view.type("Account number", "0123");
    await view.user.tab();
    expect(errorAt("Account number again")).toBe("");
    await view.type("Account number again", "0124");
    expect(errorAt("Account number again")).toBe("");
    await view.user.tab();
    expect(errorAt("Account number again")).toBe(differs);
    expect(field("Account number again")).toHaveAttribute("aria-invalid", "true");

    await view.user.clear(field("Account number"));
    await view.type("Account number", "0124");
    expect(errorAt("Account number again")).toBe("");
    await view.submit();
    expect(view.submitted()).toEqual(["Account number=0124", "Account number again=0124"]);
  });

  test("a computation skips an invalid default value", () => {
    renderForm(["Children: number?", "Credit: currency?"], {
      defaultValues: { Children: "two" },
      compute: { Credit: ({ Children = "1" }) => multiplyDecimals(Children, "2000") },
    });
    expect(field("Children")).toHaveValue("two");
    expect(field("Credit")).toHaveValue("2,000.00");
  });

  test("block a submission until the answers are corrected", async () => {
    const view = renderForm(deposit, { checks: [again] });
    await view.type("Account number", "0123");
    await view.type("Account number again", "012");
    await view.submit();
    expect(view.submitted()).toBeNull();
    expect(summary()).toEqual(["Account number again: enter the same as for “Account number”"]);
    expect(errorAt("Account number again")).toBe(differs);
    await view.type("Account number again", "3");
    expect(errorAt("Account number again")).toBe("");
    await view.submit();
    expect(view.submitted()).toHaveLength(2);
  });

  test("skip hidden parameters, and report at the last visible one", async () => {
    const lines = ["First: percent", "More: boolean", "Second: percent?"];
    const when = shownWhen(parseForm(questions(...lines)), {
      Second: { name: "More", equals: "true" },
    });
    const view = renderForm(lines, {
      when,
      checks: [sumOf(["First", "Second"], "100")],
      defaultValues: { First: "60", More: "true", Second: "30" },
    });
    await view.submit();
    expect(summary()).toEqual(["Second: enter parts that add up to 100"]);
    await view.choose("More", "No");
    await view.submit();
    expect(summary()).toEqual(["First: enter parts that add up to 100"]);
    await view.user.clear(field("First"));
    await view.type("First", "100");
    await view.submit();
    expect(view.submitted()).toEqual(["First=100", "More=false"]);
  });

  test("report an issue of an unknown question at the form", async () => {
    const odd: Check = () => [
      { name: "gone", type: "customError", reason: "odd", message: "ask payroll" },
    ];
    const view = renderForm(["Note: string?"], { checks: [odd] });
    await view.submit();
    expect(view.submitted()).toBeNull();
    expect(summary()).toEqual(["gone: ask payroll"]);
  });

  test("combine several checks, and translate their messages", async () => {
    const view = renderForm(["Home: string?", "Mobile: string?"], {
      checks: [oneOfThese("Home", "Mobile")],
      messages: { lang: "de", noneOfThese: "Beantworten Sie mindestens eines davon: {questions}" },
    });
    await view.submit();
    expect(errorAt("Home")).toBe("Beantworten Sie mindestens eines davon: “Home” oder “Mobile”");
    await view.type("Mobile", "1");
    expect(errorAt("Home")).toBe("");
  });

  test("can warn without blocking", async () => {
    const warning: Check = ({ Note }) =>
      Note === "x"
        ? [
            {
              name: "Note",
              type: "customError",
              reason: "odd",
              severity: "warning",
              message: "odd",
            },
          ]
        : [];
    const view = renderForm(["Note: string?"], { checks: [warning] });
    await view.type("Note", "x");
    await view.user.tab();
    expect(view.container.querySelector(".pf-warning")).toHaveTextContent("Odd");
    expect(field("Note")).not.toHaveAttribute("aria-invalid");
    await view.submit();
    expect(view.submitted()).toEqual(["Note=x"]);
  });
});

const step3 = ["Children: number?", "Others: number?", "Step 3: currency"];
const compute: Computations = {
  "Step 3": ({ Children = "0", Others = "0" }) =>
    addDecimals(multiplyDecimals(Children, "2000"), multiplyDecimals(Others, "500")),
};

describe("a computed answer", () => {
  test("is updated at each keystroke", async () => {
    const view = renderForm(step3, { compute });
    expect(field("Step 3")).toHaveValue("0.00");
    await view.type("Children", "2");
    expect(field("Step 3")).toHaveValue("4,000.00");
    await view.type("Others", "1");
    expect(field("Step 3")).toHaveValue("4,500.00");
  });

  test("is read-only, with a description of its inputs", () => {
    renderForm(step3, { compute });
    expect(field("Step 3")).toHaveAttribute("readonly");
    expect(field("Step 3")).toHaveAccessibleDescription(
      expect.stringContaining("Worked out from Children and Others"),
    );
  });

  test("is submitted", async () => {
    const view = renderForm(step3, { compute, defaultValues: { Children: "2", Others: "1" } });
    await view.submit();
    expect(view.submitted()).toEqual(["Children=2", "Others=1", "Step 3=4500"]);
  });

  test("that is invalid shows whom to contact, and warns the developer", async () => {
    vi.stubEnv("NODE_ENV", "development");
    const warned = vi.spyOn(console, "warn").mockReturnValue();
    const onEvent = vi.fn<(event: object) => void>();
    const view = renderForm(["Wage: currency", "Tax: currency?"], {
      compute: { Tax: ({ Wage = "0" }) => multiplyDecimals(Wage, "0.0765") },
      onEvent,
    });
    await view.type("Wage", "10.25");
    await view.submit();
    expect(view.submitted()).toBeNull();
    expect(errorAt("Tax")).toBe(
      "This follows from other answers and cannot be sent. Check those and, if they are right, tell the people who run this site.",
    );
    expect(warned.mock.calls).toEqual([
      [
        'parameter-form: compute returns a value for "Tax" that is invalid for the parameter (tooManyDecimals), so the form cannot be submitted, and the field is not editable. Round the value, as with roundDecimal(value, 2), or give the parameter a type or rule that accepts it.',
      ],
    ]);
    expect(onEvent).toHaveBeenCalledWith(
      expect.objectContaining({ type: "fieldError", name: "Tax", reason: "computedInvalid" }),
    );
    vi.restoreAllMocks();
    vi.unstubAllEnvs();
    await view.user.clear(field("Wage"));
    await view.type("Wage", "100");
    expect(errorAt("Tax")).toBe("");
    await view.submit();
    expect(view.submitted()).toEqual(["Wage=100", "Tax=7.65"]);
  });

  test("is computed on mount and at a reset, without onChange", async () => {
    const onChange = vi.fn<() => void>();
    const view = renderForm(step3, { compute, onChange, defaultValues: { Children: "1" } });
    expect(field("Step 3")).toHaveValue("2,000.00");
    await settled();
    expect(onChange).not.toHaveBeenCalled();
    await view.type("Others", "1");
    view.reset();
    await settled();
    expect(field("Step 3")).toHaveValue("2,000.00");
  });

  test("can be the input of another, also of a condition", async () => {
    const lines = ["A: number?", "B: number?", "C: number?", "Why: string?"];
    const view = renderForm(lines, {
      compute: { B: ({ A }) => A, C: ({ B }) => B },
      when: shownWhen(parseForm(questions(...lines)), { Why: { name: "C", equals: "7" } }),
    });
    expect(screen.queryByLabelText(/^Why/)).toBeNull();
    await view.type("A", "7");
    expect(field("C")).toHaveValue("7");
    expect(field("Why")).toBeVisible();
    await view.user.clear(field("A"));
    await settled();
    expect(field("C")).toHaveValue("");
    expect(screen.queryByLabelText(/^Why/)).toBeNull();
  });

  describe("in an app's own form", () => {
    const onValid = vi.fn<(values: unknown) => void>();
    const form = parseForm(questions(...step3, ...deposit));
    function Host() {
      const { control, handleSubmit } = useForm();
      return (
        <form onSubmit={(event) => void handleSubmit(onValid)(event)}>
          <ParameterFields
            control={control}
            name="w4"
            form={form}
            compute={compute}
            checks={[again]}
          />
          <button>Send</button>
        </form>
      );
    }
    const send = () => act(async () => screen.getByRole("button", { name: "Send" }).click());

    test("is updated at each keystroke", async () => {
      render(<Host />);
      await userEvent.type(field("Children"), "3");
      await settled();
      expect(field("Step 3")).toHaveValue("6,000.00");
    });

    test("is submitted only if the checks hold", async () => {
      onValid.mockClear();
      const user = createUser();
      render(<Host />);
      await user.type(field("Account number"), "01");
      await user.type(field("Account number again"), "1");
      await send();
      expect(onValid).not.toHaveBeenCalled();
      expect(errorAt("Account number again")).toBe(differs);
      await user.type(field("Account number again"), "{Home}0");
      await send();
      expect(onValid).toHaveBeenCalledOnce();
    });
  });
});
