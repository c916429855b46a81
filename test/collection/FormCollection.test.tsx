import { screen } from "@testing-library/react";
import { type FieldProps, StringField } from "parameter-form";
import {
  type FormCollectionProps,
  onboardSteps,
  type SignHandler,
} from "parameter-form/collection";
import { type Form, parseForm } from "parameter-form/core";
import { describe, expect, test, vi } from "vitest";
import { renderCollection, formOf, reviewed, stepShown } from "../support/renderCollection.tsx";
import { errorAt, field, settled, summary } from "../support/renderForm.tsx";
import { deferred } from "../support/deferred.ts";

const a = formOf("a", "Name: string", "Extra: currency?");
const b = formOf("b", "Name: string", "Count: number");
const forms = [{ form: a }, { form: b }];

describe("Steps", () => {
  test("each has a heading and a position", async () => {
    const view = renderCollection({ forms });
    expect(stepShown()).toBe("Step 1 of 3: Form a");
    await view.type("Name", "Ada");
    await view.press("Continue");
    expect(stepShown()).toBe("Step 2 of 3: Form b");
  });

  test("Continue stops at an error", async () => {
    const view = renderCollection({ forms });
    await view.type("Name", "Ada");
    await view.type("Extra", "12,5");
    await view.press("Continue");
    expect(stepShown()).toBe("Step 1 of 3: Form a");
    expect(summary()).toEqual([
      "Extra: this can be read in more than one way. Write it like 1,234.50.",
    ]);
  });

  describe("Back", () => {
    async function toSecond() {
      const view = renderCollection({ forms });
      await view.type("Name", "Ada");
      await view.type("Extra", "1234.5");
      await view.press("Continue");
      await view.type("Count", "1.5");
      return view;
    }

    test("keeps the answers of both steps, invalid ones included", async () => {
      const view = await toSecond();
      await view.press("Back");
      expect(stepShown()).toBe("Step 1 of 3: Form a");
      expect(field("Extra")).toHaveValue("1,234.50");
      await view.press("Continue");
      expect(field("Count")).toHaveValue("1.5");
    });

    test("is not stopped by an error", async () => {
      const view = await toSecond();
      await view.press("Continue");
      expect(errorAt("Count")).toBe("Enter a whole number, such as 12");
      await view.press("Back");
      expect(stepShown()).toBe("Step 1 of 3: Form a");
    });

    test("calls onStepChange as Continue does", async () => {
      const view = await toSecond();
      await view.press("Back");
      await view.press("Continue");
      expect(view.onStepChange.mock.calls.map(([to]) => to)).toEqual(["b", "a", "b"]);
    });
  });

  test("the heading takes focus at each change, but not on mount", async () => {
    const view = renderCollection({ forms });
    expect(document.body).toHaveFocus();
    await view.type("Name", "Ada");
    await view.press("Continue");
    expect(screen.getByRole("heading", { name: "Form b" })).toHaveFocus();
    expect(screen.getByRole("heading", { name: "Form b" })).toHaveAccessibleDescription(
      "Step 2 of 3",
    );
  });

  test("the step prop selects the step", () => {
    const view = renderCollection({ forms, step: "b" });
    expect(stepShown()).toBe("Step 2 of 3: Form b");
    view.change({ step: "review" });
    expect(stepShown()).toBe("Step 3 of 3: Check your answers");
    expect(view.onStepChange).not.toHaveBeenCalled();
  });

  test("an unknown step prop is replaced by the first step", () => {
    const view = renderCollection({ forms, step: "elsewhere" });
    expect(stepShown()).toBe("Step 1 of 3: Form a");
    expect(view.onStepChange.mock.calls).toEqual([["a", { replace: true }]]);
  });

  test("Submit flags errors of all forms before anything is sent", async () => {
    const view = renderCollection({ forms, step: "review" });
    await view.press("Submit");
    expect(summary()).toEqual([
      "Form a – Name: enter your answer",
      "Form b – Name: enter your answer",
      "Count: enter a whole number, such as 12",
    ]);
    expect(screen.getByRole("alert")).toHaveFocus();
    expect(view.onSign).not.toHaveBeenCalled();
  });

  test.each([
    [[{ form: a }, { form: a }], 'have the id "a"'],
    [[{ form: formOf("review", "x: string") }], 'have the id "review"'],
  ])("two steps of one id throw", (twice, words) => {
    const consoleError = vi.spyOn(console, "error").mockImplementation(() => {});
    expect(() => renderCollection({ forms: twice })).toThrow(words);
    consoleError.mockRestore();
  });
});

describe("an answered name", () => {
  test("is prefilled in a later form", async () => {
    const view = renderCollection({ forms });
    await view.type("Name", "Ada");
    await view.press("Continue");
    expect(field("Name")).toHaveValue("Ada");
  });

  test("counts as answered in the later form once the person continues", async () => {
    const view = renderCollection({ forms });
    await view.type("Name", "Ada");
    await view.press("Continue");
    await view.type("Count", "2");
    await view.press("Continue");
    expect(reviewed()).toEqual(["Name: Ada", "Extra: Not provided", "Name: Ada", "Count: 2"]);
  });

  test.each(["employee_signature", "initials", "agree"])("is left empty for %s", async (name) => {
    const view = renderCollection({
      forms: [{ form: formOf("a", `${name}: string`) }, { form: formOf("b", `${name}: string`) }],
    });
    await view.type(name, "Ada");
    await view.press("Continue");
    expect(field(name)).toHaveValue("");
  });

  test.each<[string, unknown, FormCollectionProps["offers"]]>([
    ["to a parameter of another type", formOf("b", "x: number"), undefined],
    ["where the app's offers returns false", formOf("b", "x: string"), ({ name }) => name !== "x"],
  ])("is not prefilled with %s", async (_, form, offers) => {
    const view = renderCollection({
      forms: [{ form: formOf("a", "x: string") }, { form }],
      offers,
    });
    await view.type("x", "seven");
    await view.press("Continue");
    expect(field("x")).toHaveValue("");
  });
});

describe("Conditions", () => {
  const status = formOf("status", "Married: boolean");
  const spouse = formOf("spouse", "Spouse: string", "Works: boolean", "Income: currency");
  const conditional = [
    { form: status },
    {
      form: spouse,
      when: { name: "Married", equals: "true" },
      conditions: { Income: { name: "Works", equals: "true" } },
    },
  ];

  test("a hidden form has no step", async () => {
    const view = renderCollection({ forms: conditional });
    expect(stepShown()).toBe("Step 1 of 2: Form status");
    await view.choose("Married", "Yes");
    expect(stepShown()).toBe("Step 1 of 3: Form status");
  });

  test("a hidden parameter is not rendered", async () => {
    const view = renderCollection({ forms: conditional });
    await view.choose("Married", "Yes");
    await view.press("Continue");
    await view.choose("Works", "No");
    expect(screen.queryByLabelText("Income")).toBeNull();
  });

  test("a form that was answered and then hidden is neither reviewed nor submitted", async () => {
    const view = renderCollection({ forms: conditional });
    await view.choose("Married", "Yes");
    await view.press("Continue");
    await view.type("Spouse", "Bob");
    await view.choose("Works", "No");
    await view.press("Back");
    await view.choose("Married", "No");
    await view.press("Continue");
    expect(reviewed()).toEqual(["Married: No"]);
    await view.press("Submit");
    expect(view.onSign.mock.calls.map(([{ id }]) => id)).toEqual(["status"]);
  });

  test("the review lists an answered form that is no longer submitted", async () => {
    const unasked = () =>
      screen.queryByText("“Form spouse” is not submitted, because of your other answers");
    const view = renderCollection({ forms: conditional });
    await view.choose("Married", "No");
    await view.press("Continue");
    expect(unasked()).toBeNull();
    await view.press("Back");
    await view.choose("Married", "Yes");
    await view.press("Continue");
    await view.type("Spouse", "Bob");
    await view.choose("Works", "No");
    await view.press("Continue");
    expect(reviewed()).toContain("Spouse: Bob");
    expect(unasked()).toBeNull();
    await view.press("Change Married");
    await view.choose("Married", "No");
    await view.press("Save and return");
    expect(unasked()).toBeInTheDocument();
  });

  test("the review does not list a hidden form that is unanswered or disabled", async () => {
    const form = deferred<Form>();
    const when = { name: "Married", equals: "true" };
    const view = renderCollection({
      forms: [
        { form: status },
        { form: spouse, when, disabled: true, defaultValues: { Spouse: "Bob" } },
        { id: "late", when, defaultValues: { Pet: "Rex" } },
      ],
      client: { getForm: () => form.promise },
    });
    await view.choose("Married", "Yes");
    for (const _ of [1, 2, 3]) await view.press("Continue");
    await form.resolve(parseForm(formOf("late", "Pet: string?")));
    await view.press("Change Married");
    await view.choose("Married", "No");
    await view.press("Save and return");
    expect(reviewed()).toEqual(["Married: No"]);
    expect(screen.queryByText(/because of your other answers/)).toBeNull();
  });

  describe("an answered parameter that was hidden", () => {
    async function hide() {
      const view = renderCollection({ forms: conditional });
      await view.choose("Married", "Yes");
      await view.press("Continue");
      await view.type("Spouse", "Bob");
      await view.choose("Works", "Yes");
      await view.type("Income", "5");
      await view.choose("Works", "No");
      await view.press("Continue");
      return view;
    }

    test("is not reviewed", async () => {
      await hide();
      expect(reviewed()).toEqual(["Married: Yes", "Spouse: Bob", "Works: No"]);
    });

    test("keeps its answer for when it is visible again", async () => {
      const view = await hide();
      await view.press("Change Works");
      expect(field("Works")).toHaveFocus();
      await view.choose("Works", "Yes");
      expect(field("Income")).toHaveValue("5.00");
    });
  });

  test("that name no parameter are reported to onFormError instead of rendering a form", () => {
    const onFormError = vi.fn();
    renderCollection({
      forms: [{ form: status, when: { name: "Nothing", equals: "x" } }],
      onFormError,
    });
    expect(screen.getByRole("alert")).toHaveTextContent("This form cannot be shown");
    expect(onFormError.mock.calls).toEqual([
      [null, expect.objectContaining({ name: "ConditionError" })],
    ]);
  });
});

describe("a task list", () => {
  const tasks = () => screen.getAllByRole("listitem").map((item) => item.textContent);

  test("lists the forms in place of the first step", () => {
    renderCollection({ forms, variant: "tasks" });
    expect(stepShown()).toBe("Forms to fill in");
    expect(tasks()).toEqual(["Form a To do", "Form b To do"]);
  });

  test("opens any form, and takes focus once it is done", async () => {
    const view = renderCollection({ forms, variant: "tasks" });
    await view.press("Form b");
    expect(stepShown()).toBe("Form b");
    await view.type("Name", "Ada");
    await view.type("Count", "2");
    await view.press("Continue");
    expect(tasks()).toEqual(["Form a To do", "Form b Done"]);
    expect(screen.getByRole("heading", { name: "Forms to fill in" })).toHaveFocus();
  });

  test("opens the review before everything is answered", async () => {
    const view = renderCollection({ forms, variant: "tasks" });
    await view.press("Check your answers");
    expect(stepShown()).toBe("Check your answers");
  });

  test.each(["Form a", "Check your answers"])("is where Back of %s goes", async (step) => {
    const view = renderCollection({ forms, variant: "tasks" });
    await view.press(step);
    await view.press("Back");
    expect(stepShown()).toBe("Forms to fill in");
  });

  test("is two steps back from the signature", async () => {
    const attestation = { statement: "True" };
    const answered = [{ form: a, defaultValues: { Name: "Ada" } }];
    const view = renderCollection({ forms: answered, variant: "tasks", attestation });
    await view.press("Check your answers");
    await view.press("Continue");
    expect(stepShown()).toBe("Sign");
    await view.press("Back");
    expect(stepShown()).toBe("Check your answers");
    await view.press("Back");
    expect(stepShown()).toBe("Forms to fill in");
  });

  test("shows whether a form that was left by Back is complete", async () => {
    const view = renderCollection({ forms, variant: "tasks" });
    const second = () => screen.getAllByRole("listitem")[1]?.textContent;
    await view.press("Form b");
    await view.type("Name", "Ada");
    await view.type("Count", "1.5");
    await view.press("Back");
    expect(second()).toBe("Form b In progress");
    await view.press("Form b");
    await view.user.clear(field("Count"));
    await view.type("Count", "2");
    await view.press("Back");
    expect(second()).toBe("Form b Done");
  });

  test("does not mark a form as done that cannot be loaded", async () => {
    const client = { getForm: () => Promise.reject(new Error("down")) };
    const view = renderCollection({ forms: [{ id: "c" }], client, variant: "tasks" });
    await settled();
    await view.press("c");
    await view.press("Continue");
    expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
      "c Needs attention",
    ]);
  });

  test("does not mark a form as done that only the app has answered", async () => {
    const view = renderCollection({
      forms: [{ form: a, defaultValues: { Name: "Ada" } }, { form: b }],
      variant: "tasks",
    });
    const first = () => screen.getAllByRole("listitem")[0]?.textContent;
    expect(first()).toBe("Form a To do");
    await view.press("Form a");
    await view.press("Continue");
    expect(first()).toBe("Form a Done");
  });

  test("has the steps that the server names, in its order, blocking ones first", () => {
    renderCollection({
      forms: [...forms, { form: formOf("c", "x: string"), onboardStep: "deposit" }],
      variant: "tasks",
      steps: [
        { step: "deposit", blocking: true },
        { step: "a", blocking: false },
        { step: "unknown", blocking: false },
      ],
    });
    expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
      "Form cNeeded first To do",
      "Form a To do",
    ]);
  });
});

describe("a disabled form", () => {
  const disabled = [
    { form: a, disabled: true, defaultValues: { Extra: "7" } },
    { form: formOf("c", "Note: string?") },
  ];

  test("is rendered, but not required", async () => {
    const view = renderCollection({ forms: disabled });
    expect(field("Name")).toBeDisabled();
    await view.press("Continue");
    expect(stepShown()).toBe("Step 2 of 3: Form c");
    await view.press("Continue");
    expect(reviewed()).toEqual(["Name: Not provided", "Extra: $7.00", "Note: Not provided"]);
  });

  test("is neither sent nor on the receipt", async () => {
    const onFinish = vi.fn();
    const view = renderCollection({ forms: disabled, onFinish, step: "review" });
    await view.press("Submit");
    expect(stepShown()).toBe("Your answers were received");
    expect(view.onSign.mock.calls.map(([{ id }]) => id)).toEqual(["c"]);
    expect(onFinish.mock.lastCall?.[0]).toMatchObject({ forms: [{ id: "c" }] });
  });

  test("is done in a task list once it was visited", async () => {
    const view = renderCollection({ forms: disabled, variant: "tasks" });
    await view.press("Form a");
    await view.press("Continue");
    expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
      "Form a Done",
      "Form c To do",
    ]);
  });
});

describe("with nothing to send,", () => {
  const nothing: readonly (readonly [string, Partial<FormCollectionProps>])[] = [
    ["no step remains", { forms, steps: onboardSteps({ remaining_steps: [] }) }],
    ["every form is disabled", { forms: [{ form: a, disabled: true }] }],
    ["no form is asked", { forms: [{ form: a, when: { any: [] } }] }],
  ];

  test.each(nothing)("as %s, Submit ends the collection", async (_, props) => {
    const onFinish = vi.fn();
    const view = renderCollection({ forms, ...props, step: "review", onFinish });
    expect(onFinish).not.toHaveBeenCalled();
    await view.press("Submit");
    expect(stepShown()).toBe("There was nothing to submit");
    expect(screen.getByText("No answers")).toBeInTheDocument();
    expect(onFinish.mock.calls).toEqual([[{ signature: null, forms: [] }]]);
    expect(view.onSign).not.toHaveBeenCalled();
  });

  test("sends forms that are added later, and calls onFinish again", async () => {
    const onFinish = vi.fn();
    const one = formOf("a", "Name: string");
    const view = renderCollection({ forms: [], onFinish });
    await view.press("Submit");
    view.change({ forms: [{ form: one }] });
    await view.type("Name", "Ada");
    await view.press("Continue");
    await view.press("Submit");
    expect(onFinish.mock.calls.map(([{ forms: sent }]) => sent.length)).toEqual([0, 1]);
  });

  test("waits until all forms that are added later are accepted", async () => {
    const onFinish = vi.fn();
    const onSign: SignHandler = ({ id }) => (id === "a" ? {} : { form: ["No"] });
    const view = renderCollection({ forms: [], onSign, onFinish });
    await view.press("Submit");
    view.change({ forms: [{ form: formOf("a") }, { form: formOf("b") }], step: "review" });
    await view.press("Submit");
    expect(summary()).toEqual(["No"]);
    view.change({ forms: [{ form: formOf("a") }], step: "review" });
    expect(stepShown()).toBe("Step 2 of 2: Check your answers");
    expect(onFinish).toHaveBeenCalledOnce();
  });

  test("puts a signature on the receipt", async () => {
    const onFinish = vi.fn();
    const view = renderCollection({
      forms,
      steps: [],
      attestation: { statement: "I have nothing to add." },
      step: "sign",
      onFinish,
    });
    await view.user.type(screen.getByLabelText("Type your full name"), "Ada");
    await view.press("Sign and submit");
    expect(onFinish.mock.lastCall).toMatchObject([{ signature: { name: "Ada" }, forms: [] }]);
  });

  test("does not end while a form cannot be loaded", async () => {
    const onFinish = vi.fn();
    const getForm = () => Promise.reject(new Error("away"));
    const view = renderCollection({
      forms: [{ id: "c" }],
      client: { getForm },
      step: "review",
      onFormError: () => {},
      onFinish,
    });
    await settled();
    await view.press("Submit");
    expect(summary()).toHaveLength(1);
    expect(onFinish).not.toHaveBeenCalled();
  });
});

describe("Change in the review", () => {
  const answered = [
    { form: a, defaultValues: { Name: "Ada" } },
    { form: b, defaultValues: { Name: "Ada", Count: "2" } },
  ];

  test("moves focus to the question, and Save and return back to the button", async () => {
    const view = renderCollection({ forms: answered });
    for (const _ of answered) await view.press("Continue");
    await view.press("Change Extra");
    expect(field("Extra")).toHaveFocus();
    await view.type("Extra", "7");
    await view.press("Save and return");
    expect(screen.getByRole("button", { name: "Change Extra" })).toHaveFocus();
    expect(reviewed()).toContain("Extra: $7.00");
  });

  test("is the destination of Back", async () => {
    const view = renderCollection({ forms: answered });
    for (const _ of answered) await view.press("Continue");
    await view.press("Change Count");
    await view.press("Back");
    expect(screen.getByRole("button", { name: "Change Count" })).toHaveFocus();
  });
});

test("renders only the edited field on a keystroke", async () => {
  const rendered = vi.fn<(name: string) => void>();
  const as = ({ field: one }: FieldProps) => {
    rendered(one.parameter.name);
    return <StringField field={one} />;
  };
  const lines = Array.from({ length: 10 }, (_, place) => `Question ${place}: string?`);
  const fields = Object.fromEntries(lines.map((line) => [line.replace(": string?", ""), { as }]));
  const view = renderCollection({
    forms: [
      { form: formOf("a", ...lines), fields },
      { form: b, when: { form: "a", name: "Question 1", not: "x" } },
    ],
  });
  await view.type("Question 0", "a");
  rendered.mockClear();
  await view.type("Question 0", "bc");
  expect([...new Set(rendered.mock.calls.flat())]).toEqual(["Question 0"]);
});
