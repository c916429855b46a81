import { screen, within } from "@testing-library/react";
import type { FormCollectionProps } from "parameter-form/collection";
import { describe, expect, test } from "vitest";
import { formOf, renderCollection } from "../../support/renderCollection.tsx";
import { settled } from "../../support/renderForm.tsx";

const never = { getForm: () => new Promise<never>(() => {}) };
const forms = [
  {
    form: { ...formOf("a", "Name: string?"), lang: "es" },
    sections: [{ title: "You", names: ["Name"] }],
  },
  { form: formOf("people", "First: string?"), title: "People", repeat: {} },
  { id: "late", title: "Later" },
];
const setup = (step: string, more: Partial<FormCollectionProps> = {}) =>
  renderCollection({
    forms,
    step,
    client: never,
    attestation: { statement: "True" },
    onFormError: () => {},
    ...more,
  });
const heading = (level: number) => screen.getByRole("heading", { level });

const steps: readonly (readonly [step: string, title: string, place: string])[] = [
  ["a", "Form a", "Step 1 of 5"],
  ["people~items", "People", "Step 2 of 5"],
  ["people", "People, 1 of 1", "Step 2 of 5"],
  ["late", "Later", "Step 3 of 5"],
  ["review", "Check your answers", "Step 4 of 5"],
  ["sign", "Sign", "Step 5 of 5"],
];

describe.each(steps)("the step %s", (step, title, place) => {
  test.each([undefined, 1, 4] as const)("is named by its heading of level %s", (headingLevel) => {
    setup(step, { headingLevel });
    expect(heading(headingLevel ?? 2)).toHaveTextContent(title);
    const [named] = document.querySelectorAll(".pf-form");
    const { id } = heading(headingLevel ?? 2);
    expect(named?.getAttribute("aria-labelledby")).toBe(id);
  });

  test("has its position, and is current among all", () => {
    setup(step);
    expect(heading(2)).toHaveAccessibleDescription(place);
    const progress = within(screen.getByRole("list", { name: "Progress" }));
    expect(progress.getAllByRole("listitem")).toHaveLength(5);
    expect(
      progress
        .getAllByRole("listitem")
        .flatMap((item, at) => (item.getAttribute("aria-current") === "step" ? [at + 1] : [])),
    ).toEqual([Number(place.charAt(5))]);
  });

  test("takes focus when it is navigated to, not on mount", () => {
    const view = setup(step);
    expect(document.body).toHaveFocus();
    view.change({ step: step === "a" ? "review" : "a" });
    view.change({ step });
    expect(heading(2)).toHaveFocus();
    expect(heading(2)).toHaveAttribute("tabindex", "-1");
  });
});

test.each([
  [2, ["H2 Form a", "H3 You"]],
  [4, ["H4 Form a", "H5 You"]],
] as const)("renders sections below a heading of level %s", (headingLevel, expected) => {
  setup("a", { headingLevel });
  expect(screen.getAllByRole("heading").map((one) => `${one.tagName} ${one.textContent}`)).toEqual(
    expected,
  );
});

test("renders items below the heading of their list", () => {
  setup("people~items", { headingLevel: 4 });
  expect(heading(5)).toHaveTextContent("People, 1 of 1");
});

test("counts steps in the digits of the locale", () => {
  setup("people~items", { locale: "ar-EG" });
  expect(heading(2)).toHaveAccessibleDescription("Step ٢ of ٥");
});

describe("the steps have names", () => {
  const names = () =>
    [...document.querySelectorAll(".pf-progress-name")].map((one) =>
      [one.textContent, one.getAttribute("lang")].filter((part) => part !== null).join(" / "),
    );

  test("in their languages", () => {
    setup("a");
    expect(names()).toEqual(["Form a / es", "People", "Later", "Check your answers", "Sign"]);
  });

  test("with a mark where one is done or needs attention, and a word elsewhere", async () => {
    const view = setup("a", {
      client: { getForm: () => Promise.reject(new Error("down")) },
    });
    await settled();
    await view.press("Continue");
    view.change({ step: "people~items" });
    expect(
      [...document.querySelectorAll<HTMLElement>(".pf-progress-step")].map((one) => [
        one.dataset["status"],
        one.querySelector("svg")?.dataset["status"],
        one.querySelector(".pf-visually-hidden")?.textContent,
      ]),
    ).toEqual([
      ["done", "done", "Done"],
      ["toDo", undefined, undefined],
      ["blocked", "blocked", "Needs attention"],
      ["toDo", undefined, "To do"],
      ["toDo", undefined, "To do"],
    ]);
  });
});

describe("a form that is not loaded", () => {
  const isBusy = () => document.querySelector(".pf-form")?.getAttribute("aria-busy");

  test("shows that it is loading, and lets people continue and go back", async () => {
    const view = setup("late");
    expect(isBusy()).toBe("true");
    expect(document.querySelector(".pf-form > output")).toHaveTextContent("Loading the form");
    expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
      "Continue",
      "Back",
    ]);
    await view.press("Continue");
    expect(view.onStepChange.mock.lastCall?.[0]).toBe("review");
    await view.press("Back");
    expect(view.onStepChange.mock.lastCall?.[0]).toBe("people~items");
  });

  test("shows that it failed, and can be retried", async () => {
    let tries = 0;
    const getForm = () => {
      tries++;
      return Promise.reject(new Error("down"));
    };
    const view = setup("late", { client: { getForm } });
    await settled();
    expect(isBusy()).toBeNull();
    expect(screen.getByRole("alert")).toHaveTextContent("The form could not be loaded");
    const before = tries;
    await view.press("Try again");
    await settled();
    expect(tries).toBeGreaterThan(before);
    expect(screen.getByRole("alert")).toHaveTextContent("The form could not be loaded");
  });
});
