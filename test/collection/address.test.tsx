import { act, screen } from "@testing-library/react";
import type { FormAnswers, FormCollectionProps } from "parameter-form/collection";
import { type Form, parseForm } from "parameter-form/core";
import { describe, expect, test } from "vitest";
import { recordOf } from "../../src/core/record.ts";
import { renderCollection, formOf, stepShown } from "../support/renderCollection.tsx";
import { field } from "../support/renderForm.tsx";

const a = formOf("a", "Married: boolean");
const b = { form: formOf("b", "Spouse: string"), when: { name: "Married", equals: "true" } };
const given = { form: a };

/** What is there when it is told to be. */
function later<T>(value: T) {
  let give = (): void => undefined;
  const promise = new Promise<T>((resolve) => {
    give = () => resolve(value);
  });
  return { promise, come: () => act(async () => give()) };
}

/** A collection at the step b, and the coming of what says whether b is asked. */
type Coming = (married: string) => readonly [Partial<FormCollectionProps>, () => Promise<void>];

const restored: Coming = (married) => {
  const values = recordOf([["Married", married]]);
  const { promise, come } = later<FormAnswers>({ values, unread: recordOf([]) });
  const draft = {
    restore: ({ id }: { readonly id: string }) => (id === "a" ? promise : Promise.resolve(null)),
    save: () => undefined,
    clear: () => undefined,
  };
  return [{ forms: [given, b], draft }, come];
};

const fetched: Coming = (married) => {
  const { promise, come } = later<Form>(parseForm(a));
  const forms = [{ id: "a", defaultValues: { Married: married } }, b];
  return [{ forms, client: { getForm: () => promise } }, come];
};

describe.each([
  ["restored", restored],
  ["fetched", fetched],
])("the address of a form that depends on an answer which is %s", (_, coming) => {
  test("is kept until the form is loaded", async () => {
    const [props, come] = coming("true");
    const view = renderCollection({ forms: [], ...props, step: "b" });
    expect(stepShown()).toContain("Step 2 of 3: ");
    expect(document.querySelector(".pf-form")).toHaveAttribute("aria-busy", "true");
    await come();
    expect(stepShown()).toBe("Step 2 of 3: Form b");
    expect(field("Spouse")).toBeInTheDocument();
    expect(view.onStepChange).not.toHaveBeenCalled();
  });

  test("is replaced by the first step once the form turns out to be hidden", async () => {
    const [props, come] = coming("false");
    const view = renderCollection({ forms: [], ...props, step: "b" });
    expect(view.onStepChange).not.toHaveBeenCalled();
    await come();
    expect(stepShown()).toBe("Step 1 of 2: Form a");
    expect(view.onStepChange.mock.calls).toEqual([["a", { replace: true }]]);
  });
});

test("replaces an unknown address at once, whatever is being fetched", () => {
  const [props] = fetched("true");
  const view = renderCollection({ forms: [], ...props, step: "elsewhere" });
  expect(view.onStepChange.mock.calls).toEqual([["a", { replace: true }]]);
});

test("returns to the first step when the address no longer names one", async () => {
  const view = renderCollection({ forms: [given, { form: formOf("b", "Spouse: string") }] });
  await view.choose("Married", "Yes");
  await view.press("Continue");
  view.change({ step: "b" });
  expect(stepShown()).toBe("Step 2 of 3: Form b");
  view.change({ step: undefined });
  expect(stepShown()).toBe("Step 1 of 3: Form a");
  expect(screen.getByRole("heading", { name: "Form a" })).toHaveFocus();
  view.change({ step: "b" });
  expect(stepShown()).toBe("Step 2 of 3: Form b");
  expect(view.onStepChange.mock.calls).toEqual([["b", { replace: false }]]);
});

test("forgets the way back to the review after another address", async () => {
  const forms = ["a", "b"].map((id) => ({ form: formOf(id, "One: string?") }));
  const view = renderCollection({ forms, step: "review" });
  const [change] = screen.getAllByRole("button", { name: "Change One" });
  await act(async () => change?.click());
  view.change({ step: "a" });
  expect(screen.getByRole("button", { name: "Save and return" })).toBeInTheDocument();
  expect(field("One")).toHaveFocus();
  view.change({ step: "b" });
  expect(screen.getByRole("heading", { name: "Form b" })).toHaveFocus();
  view.change({ step: "a" });
  expect(screen.getByRole("heading", { name: "Form a" })).toHaveFocus();
  expect(screen.getByRole("button", { name: "Continue" })).toBeInTheDocument();
});
