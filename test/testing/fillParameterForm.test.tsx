import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ParameterForm, type SubmitHandler } from "parameter-form";
import { shownWhen } from "parameter-form/core";
import { apiExample, fillParameterForm } from "parameter-form/testing";
import { describe, expect, test, vi } from "vitest";
import { answers, expected, Fillable, fillable } from "./fillable.tsx";
import { refusal } from "./refusal.ts";
import { bannedWord } from "../support/plainWords.ts";
import { createUser } from "../support/createUser.ts";
import { questions } from "../support/questions.ts";

const submitted = (): readonly string[] =>
  (screen.getByTestId("submitted").textContent ?? "").split("\n");

async function submit(user: ReturnType<typeof userEvent.setup>): Promise<void> {
  await user.click(screen.getByRole("button", { name: "Submit" }));
}

describe("fillParameterForm", () => {
  test("answers every kind of question, including those that an answer shows", async () => {
    const user = userEvent.setup();
    render(<Fillable />);
    await fillParameterForm(user, fillable, answers);
    await submit(user);
    expect(submitted()).toEqual(expected);
  });

  test("answers the form of the documentation", async () => {
    const user = createUser();
    const onSubmit = vi.fn<SubmitHandler>();
    render(<ParameterForm form={apiExample} onSubmit={onSubmit} />);
    const wanted = {
      filing_status: "single",
      allowances: "2",
      additional_withholding: "25.50",
      employee_signature: "Ada Lovelace",
    };
    await fillParameterForm(user, apiExample, wanted);
    await submit(user);
    expect(onSubmit.mock.calls.map(([values]) => ({ ...values }))).toEqual([wanted]);
  });

  test("checks and unchecks a statement", async () => {
    const user = createUser();
    const onSubmit = vi.fn<SubmitHandler>();
    const form = questions("Agreed: boolean?");
    render(
      <ParameterForm
        form={form}
        fields={{ Agreed: { as: "agreement" } }}
        afterSubmit="edit"
        onSubmit={onSubmit}
      />,
    );
    const box = screen.getByRole("checkbox");
    await fillParameterForm(user, form, { Agreed: "true" });
    await fillParameterForm(user, form, { Agreed: "true" });
    expect(box).toBeChecked();
    await fillParameterForm(user, form, { Agreed: null });
    expect(box).not.toBeChecked();
    await expect(fillParameterForm(user, form, { Agreed: "false" })).rejects.toThrow(/Agreed/);
  });

  test("replaces answers", async () => {
    const user = createUser();
    render(<Fillable defaultValues={answers} />);
    await fillParameterForm(user, fillable, {
      Extra: null,
      Veteran: null,
      State: null,
      Share: "8",
      second: null,
    });
    await submit(user);
    expect(submitted()).toEqual(
      expected
        .filter((line) => !/^(?:Extra|Veteran|State|second)=/.test(line))
        .map((line) => line.replace("Share=7.125", "Share=8")),
    );
  });

  test("types amounts in the form's locale", async () => {
    const user = createUser();
    const messages = { yes: "Ja", no: "Nein", markOptional: "(freiwillig)", change: "Ändern" };
    render(<Fillable locale="de-DE" messages={messages} />);
    await fillParameterForm(user, fillable, answers, { locale: "de-DE", messages });
    expect(screen.getByLabelText("Extra (freiwillig)")).toHaveValue("1.234,50");
    await submit(user);
    expect(submitted()).toEqual(expected);
  });

  test("leaves a text that is to be rejected as it is", async () => {
    const user = createUser();
    render(<Fillable locale="de-DE" />);
    await fillParameterForm(user, fillable, { Extra: "1.2.x" }, { locale: "de-DE" });
    expect(screen.getByLabelText("Extra (optional)")).toHaveValue("1.2.x");
  });

  test("fills in only the form within the given element", async () => {
    const user = createUser();
    const form = questions("Name: string");
    const forms = ["a", "b"].map((id) => (
      <section key={id} data-testid={id}>
        <ParameterForm form={form} onSubmit={() => {}} />
      </section>
    ));
    render(<>{forms}</>);
    expect(await refusal(fillParameterForm(user, form, { Name: "Ada" }))).toBe(
      'FillError: The parameter "Name" cannot be filled in: 2 fields on the page have its label; pass within, or a locator with Playwright.',
    );
    await fillParameterForm(user, form, { Name: "Ada" }, { within: screen.getByTestId("b") });
    expect(screen.getAllByRole("textbox").map((box) => box.getAttribute("id") && box)).toHaveLength(
      2,
    );
    expect(screen.getAllByRole("textbox").at(1)).toHaveValue("Ada");
  });

  test.each<[string, string[], Readonly<Record<string, string>>]>([
    ["is labelled as the prompt is", ["A: select p|q"], { A: "p" }],
    ["differs from one before it by white space", ["A: select p|q|r"], { A: "r" }],
    ["differs by a mark at its label", ["A: string", "A *: string"], { A: "x", "A *": "y" }],
    [
      "differs by the mark of another",
      ["A (optional): string", "A: string?"],
      { "A (optional)": "x", A: "y" },
    ],
  ])("finds an option or a field that %s", async (_, definition, wanted) => {
    const user = createUser();
    const onSubmit = vi.fn<SubmitHandler>();
    const labels: Readonly<Record<string, string>> = { p: "Select", q: "B C", r: "B  C" };
    const form = {
      parameters: questions(...definition).parameters.map((one) => ({
        ...one,
        options:
          one.options?.map(({ value }) => ({ value, label: labels[value] ?? value })) ?? null,
      })),
    };
    render(<ParameterForm form={form} onSubmit={onSubmit} />);
    await fillParameterForm(user, form, wanted);
    await submit(user);
    expect(onSubmit.mock.calls.map(([values]) => ({ ...values }))).toEqual([wanted]);
  });

  test("accepts a user whose methods are those of a class", async () => {
    class Actor {
      #user = createUser();
      click = (element: HTMLElement) => this.#user.click(element);
      clear(element: HTMLElement) {
        return this.#user.clear(element);
      }
      type(element: HTMLElement, text: string) {
        return this.#user.type(element, text);
      }
      keyboard(text: string) {
        return this.#user.keyboard(text);
      }
      selectOptions(element: HTMLElement, option: HTMLElement) {
        return this.#user.selectOptions(element, option);
      }
    }
    render(<Fillable />);
    await fillParameterForm(new Actor(), fillable, answers);
    await submit(createUser());
    expect(submitted()).toEqual(expected);
  });

  test("fills in fields that are rendered later", async () => {
    const user = createUser();
    const names = Array.from({ length: 60 }, (_, at) => `Question ${at}: string`);
    render(<ParameterForm form={questions(...names)} onSubmit={() => {}} />);
    const timeout = 60_000;
    await fillParameterForm(user, questions(...names), { "Question 59": "Ada" }, { timeout });
    expect(screen.getByLabelText("Question 59")).toHaveValue("Ada");
  });
});

const canary = "731948";
const hidden = shownWhen(fillable, { Extra: { name: "Exempt", equals: "true" } });
const refusals: readonly (readonly [
  title: string,
  drawn: Parameters<typeof Fillable>[0],
  answers: Readonly<Record<string, string | null>>,
  said: RegExp,
])[] = [
  [
    "hidden by a condition",
    { when: hidden },
    { Extra: canary },
    /"Extra".*no field labelled "Extra"/,
  ],
  ["read-only", { readOnly: true }, { Extra: canary }, /"Extra".*read-only/],
  ["disabled", { disabled: true }, { Status: "married" }, /"Status".*disabled/],
  ["a stored answer that is read-only", { readOnly: true }, { SSN: canary }, /"SSN"/],
  ["not of the form", {}, { [`x`]: canary }, /no parameter named "x".*"Spouse", "Name/],
  [
    "of several lines",
    {},
    { "Name (legal)": `${canary}\nB` },
    /"Name \(legal\)".*has several lines/,
  ],
  ["no option", {}, { Status: canary }, /"Status".*not one of its options.*"single", "married"/],
  ["no Yes or No", {}, { Exempt: canary }, /"Exempt".*"true", "false"/],
  [
    "of another language",
    { messages: { yes: "Ja" } },
    { Exempt: "true" },
    /"Exempt".*does not offer/,
  ],
  [
    "rendered by another component",
    { fields: { Extra: { as: () => <p>Extra</p> } } },
    { Extra: canary },
    /"Extra"/,
  ],
];

describe("names the parameter and hides its answer when it is", () => {
  test.each(refusals)("%s", async (_, tree, wanted, message) => {
    const user = createUser();
    render(<Fillable {...tree} />);
    const reported = await refusal(fillParameterForm(user, fillable, wanted, { timeout: 50 }));
    expect(reported).toMatch(message);
    expect(reported).not.toContain(canary);
    expect(bannedWord(reported)).toBe(null);
  });

  test("filled in by something that throws", async () => {
    const user = createUser();
    render(<Fillable />);
    const broken = {
      ...user,
      type: (_: HTMLElement, text: string) => Promise.reject(new TypeError(`cannot type ${text}`)),
    };
    expect(await refusal(fillParameterForm(broken, fillable, { Extra: canary }))).toBe(
      'FillError: The parameter "Extra" cannot be filled in: TypeError was thrown while its field was filled in.',
    );
  });
});
