import { act, render, screen } from "@testing-library/react";
import {
  type CollectionForm,
  FormCollection,
  type FormCollectionProps,
  onboardSteps,
  type SignHandler,
} from "parameter-form/collection";
import { parseForm } from "parameter-form/core";
import { useState } from "react";
import { describe, expect, test, vi } from "vitest";
import { renderCollection, formOf, reviewed, stepShown } from "../support/renderCollection.tsx";
import { summary } from "../support/renderForm.tsx";

const w4 = formOf("w4", "exempt: boolean", "reason: string?");
const deposit = formOf("deposit", "bank: string?", "why: string?");
const remaining = (...steps: readonly string[]) => onboardSteps({ remaining_steps: steps });

describe("for conditions on a form that is not a step anymore,", () => {
  const when = { name: "exempt", not: "true" };
  const client = { getForm: () => Promise.resolve(parseForm(w4)) };
  const first = "Step 1 of 2: Form deposit";
  const cases: readonly (readonly [string, CollectionForm, Partial<CollectionForm>, string])[] = [
    ["no answer is known", { form: w4 }, { when }, first],
    ["the default counts", { form: w4, defaultValues: { exempt: "true" } }, { when }, "review"],
    ["another default counts", { form: w4, defaultValues: { exempt: "false" } }, { when }, first],
    ["its questions are unknown, fetched by id", { id: "w4" }, { when }, first],
    [
      "the default counts, fetched by id",
      { id: "w4", defaultValues: { exempt: "true" } },
      { when: { form: "w4", ...when } },
      "review",
    ],
    [
      "nothing is reported of an invalid definition",
      { id: "w4", form: { parameters: 1 } },
      { when },
      first,
    ],
  ];

  test.each(cases)("%s", (_, left, more, step) => {
    const onFormError = vi.fn();
    renderCollection({
      forms: [left, { form: deposit, ...more }],
      steps: remaining("deposit"),
      client,
      onFormError,
    });
    expect(stepShown()).toBe(step === "review" ? "Step 1 of 1: Check your answers" : step);
    expect(onFormError).not.toHaveBeenCalled();
  });

  test("a question's condition uses its answer, with its own conditions", () => {
    renderCollection({
      forms: [
        {
          form: w4,
          defaultValues: { exempt: "false", reason: "Student" },
          conditions: { reason: { name: "exempt", equals: "true" } },
        },
        {
          form: deposit,
          conditions: {
            bank: { name: "exempt", equals: "false" },
            why: { name: "reason", answered: true },
          },
        },
      ],
      steps: remaining("deposit"),
    });
    expect(screen.getByLabelText(/^bank/u)).toBeInTheDocument();
    expect(screen.queryByLabelText(/^why/u)).toBeNull();
  });

  test("reports a name that no form has, as usual", () => {
    const onFormError = vi.fn();
    const forms = [{ form: w4 }, { form: deposit, when: { ...when, name: "Exempt" } }];
    renderCollection({ forms, steps: remaining("deposit"), onFormError });
    expect(onFormError.mock.lastCall?.[1]).toMatchObject({ name: "ConditionError" });
  });

  test("fetches nothing", () => {
    const getForm = vi.fn(client.getForm);
    const forms = [{ id: "w4" }, { form: deposit }];
    renderCollection({ forms, steps: remaining("deposit"), client: { getForm } });
    expect(getForm).not.toHaveBeenCalled();
  });
});

describe("steps that are removed when they are accepted", () => {
  const forms = [
    { form: w4, defaultValues: { exempt: "true" } },
    { form: deposit, defaultValues: { bank: "First" } },
  ];
  const onFinish = vi.fn<NonNullable<FormCollectionProps["onFinish"]>>();
  const reported = () => onFinish.mock.calls.map(([receipt]) => receipt.forms.map(({ id }) => id));

  /** Asks the server what remains before it says whether a form was accepted; what it refuses, it keeps. */
  function Shrinking({ refuses }: { readonly refuses: SignHandler }) {
    const [left, setLeft] = useState<readonly string[]>(["w4", "deposit"]);
    const onSign: SignHandler = async (...signed) => {
      const answer = await refuses(...signed);
      if (!answer) setLeft((before) => before.filter((id) => id !== signed[0].id));
      await Promise.resolve();
      return answer;
    };
    return (
      <FormCollection
        {...{ forms, onSign, onFinish }}
        step="review"
        onStepChange={() => undefined}
        steps={remaining(...left)}
      />
    );
  }

  const press = (name: string) => act(async () => screen.getByRole("button", { name }).click());

  test("end with a receipt of all forms", async () => {
    onFinish.mockClear();
    render(<Shrinking refuses={() => undefined} />);
    await press("Submit");
    expect(stepShown()).toBe("Your answers were received");
    expect(reviewed()).toEqual(expect.arrayContaining(["exempt: Yes", "bank: First"]));
    expect(reported()).toEqual([["w4", "deposit"]]);
  });

  test("keep on the receipt a form that was accepted before another was rejected", async () => {
    onFinish.mockClear();
    const refusals = [{ form: ["Not before May"] }];
    const refuses: SignHandler = ({ id }) => (id === "deposit" ? refusals.pop() : undefined);
    render(<Shrinking refuses={refuses} />);
    await press("Submit");
    expect(summary()).toEqual(["Not before May"]);
    expect(reported()).toEqual([]);
    await press("Submit");
    expect(reported()).toEqual([["w4", "deposit"]]);
  });

  test("do not remove a receipt that is shown", async () => {
    const view = renderCollection({ forms, step: "review", onFinish: undefined });
    await view.press("Submit");
    const before = reviewed();
    view.change({ steps: [] });
    expect(stepShown()).toBe("Your answers were received");
    expect(reviewed()).toEqual(before);
  });

  test("do not end the collection while a form is rejected", async () => {
    onFinish.mockClear();
    const onSign = vi.fn<SignHandler>(({ id }) => (id === "w4" ? {} : { form: ["No"] }));
    const view = renderCollection({ forms, onSign, onFinish, step: "review" });
    await view.press("Submit");
    view.change({ steps: [] });
    expect(reported()).toEqual([]);
    expect(stepShown()).toBe("Step 1 of 1: Check your answers");
    await view.press("Submit");
    expect(reported()).toEqual([["w4"]]);
  });
});
