import { screen, within } from "@testing-library/react";
import { SubmitError } from "parameter-form";
import type { FormCollectionProps } from "parameter-form/collection";
import { expect, test } from "vitest";
import { renderCollection, formOf } from "../support/renderCollection.tsx";

const a = formOf("a", "Name: string");
const b = formOf("b", "Count: number?");
const forms = [{ form: a }, { form: b }];
const attestation = { statement: "True" };

/** The segments as they are told, the one of here in brackets. */
const segments = () =>
  within(screen.getByRole("list", { name: "Progress" }))
    .getAllByRole("listitem")
    .map((item) =>
      item.getAttribute("aria-current") === "step" ? `[${item.textContent}]` : item.textContent,
    );

test("renders steps as named segments with their status, the current one marked", async () => {
  const view = renderCollection({ forms, attestation });
  const later = ["Check your answersTo do", "SignTo do"];
  expect(segments()).toEqual(["[Form a]", "Form bTo do", ...later]);
  await view.type("Name", "Ada");
  await view.press("Continue");
  expect(segments()).toEqual(["Form aDone", "[Form b]", ...later]);
  await view.press("Continue");
  await view.press("Continue");
  const before = ["Form aDone", "Form bDone", "Check your answersDone"];
  expect(segments()).toEqual([...before, "[Sign]"]);
});

test("marks an incomplete step as in progress", async () => {
  const view = renderCollection({
    forms: [{ form: formOf("a", "Name: string", "Nick: string") }, { form: b }],
  });
  await view.type("Name", "Ada");
  view.change({ step: "b" });
  expect(segments()[0]).toBe("Form aIn progress");
});

const tasks = (more: Partial<FormCollectionProps> = {}) =>
  renderCollection({ forms, variant: "tasks", ...more });
const standings = () =>
  [...document.querySelectorAll(".pf-task")].map(
    (task) =>
      `${task.querySelector(".pf-task-word")?.textContent} ${task.querySelector("svg")?.dataset["status"]}`,
  );
const toReview = () => screen.getByRole("button", { name: "Check your answers" });

test("renders the current and the next step in a line", async () => {
  const view = renderCollection({ forms });
  const place = () => document.querySelector(".pf-step-place")?.textContent;
  expect(place()).toBe("Step 1 of 3 next: Form b");
  await view.type("Name", "Ada");
  await view.press("Continue");
  await view.press("Continue");
  expect(place()).toBe("Step 3 of 3");
});

test("the bar of a task list fills from the start, and has one primary button", async () => {
  const view = tasks();
  const bar = () =>
    [...document.querySelectorAll<HTMLElement>(".pf-progress > *")].map(
      (part) => part.dataset["status"],
    );
  await view.press("Form b");
  await view.press("Continue");
  expect(bar()).toEqual(["done", "toDo"]);
  expect(document.querySelectorAll(".pf-button")).toHaveLength(1);
  await view.press("Continue");
  expect(screen.getByRole("heading", { name: "Form a" })).toBeVisible();
});

test("a task list counts tasks that are done, and highlights its button when all are", async () => {
  const view = tasks();
  expect(screen.getByText("0 of 2 done")).toBeVisible();
  expect(standings()).toEqual(["To do toDo", "To do toDo"]);
  expect(toReview()).toHaveClass("pf-page-button");
  await view.press("Form a");
  await view.type("Name", "Ada");
  await view.press("Continue");
  expect(screen.getByText("1 of 2 done")).toBeVisible();
  await view.press("Form b");
  await view.press("Continue");
  expect(screen.getByText("2 of 2 done")).toBeVisible();
  expect(toReview()).toHaveClass("pf-button");
});

test("marks rejected forms as needing attention, and accepted ones as submitted", async () => {
  const view = tasks({
    step: "review",
    forms: [{ form: b }, { form: a, defaultValues: { Name: "Ada" } }],
    onSign: ({ id }) => {
      if (id === "a") throw new SubmitError({ fields: { Name: ["Not known"] } });
    },
  });
  await view.press("Submit");
  view.change({ step: "tasks" });
  expect(standings()).toEqual(["Submitted sent", "Needs attention blocked"]);
});

test("shows how long a task takes until it is done", async () => {
  const view = tasks({ forms: [{ form: b, minutes: 3 }, { form: a }] });
  expect(screen.getByRole("button", { name: "Form b" })).toHaveAccessibleDescription(
    "About 3 min To do",
  );
  await view.press("Form b");
  await view.press("Continue");
  expect(screen.getByRole("button", { name: "Form b" })).toHaveAccessibleDescription("Done");
});

test("writes minutes in the locale", () => {
  tasks({ forms: [{ form: b, minutes: 3 }], locale: "de-DE" });
  expect(screen.getByText(/3 Min\./u)).toBeVisible();
});
