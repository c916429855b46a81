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

test("Steps are segments with names: each says how it stands, and the one of here is current", async () => {
  const drawn = renderCollection({ forms, attestation });
  const later = ["Check your answersTo do", "SignTo do"];
  expect(segments()).toEqual(["[Form a]", "Form bTo do", ...later]);
  await drawn.type("Name", "Ada");
  await drawn.press("Continue");
  expect(segments()).toEqual(["Form aDone", "[Form b]", ...later]);
  await drawn.press("Continue");
  await drawn.press("Continue");
  const before = ["Form aDone", "Form bDone", "Check your answersDone"];
  expect(segments()).toEqual([...before, "[Sign]"]);
});

test("A step that was left unfinished is in progress", async () => {
  const drawn = renderCollection({
    forms: [{ form: formOf("a", "Name: string", "Nick: string") }, { form: b }],
  });
  await drawn.type("Name", "Ada");
  drawn.change({ step: "b" });
  expect(segments()[0]).toBe("Form aIn progress");
});

const tasks = (more: Partial<FormCollectionProps> = {}) =>
  renderCollection({ forms, variant: "tasks", ...more });
const standings = () =>
  [...document.querySelectorAll(".pf-task")].map(
    (task) =>
      `${task.querySelector(".pf-task-word")?.textContent} ${task.querySelector("svg")?.dataset["standing"]}`,
  );
const toReview = () => screen.getByRole("button", { name: "Check your answers" });

test("A line says which step this is, and which is next", async () => {
  const drawn = renderCollection({ forms });
  const place = () => document.querySelector(".pf-step-place")?.textContent;
  expect(place()).toBe("Step 1 of 3 next: Form b");
  await drawn.type("Name", "Ada");
  await drawn.press("Continue");
  await drawn.press("Continue");
  expect(place()).toBe("Step 3 of 3");
});

test("The bar of a task list fills from the start, and its one primary button leads on", async () => {
  const drawn = tasks();
  const bar = () =>
    [...document.querySelectorAll<HTMLElement>(".pf-progress > *")].map(
      (part) => part.dataset["standing"],
    );
  await drawn.press("Form b");
  await drawn.press("Continue");
  expect(bar()).toEqual(["done", "toDo"]);
  expect(document.querySelectorAll(".pf-button")).toHaveLength(1);
  await drawn.press("Continue");
  expect(screen.getByRole("heading", { name: "Form a" })).toBeVisible();
});

test("A task list counts what is done, and its button comes to the fore when all is", async () => {
  const drawn = tasks();
  expect(screen.getByText("0 of 2 done")).toBeVisible();
  expect(standings()).toEqual(["To do toDo", "To do toDo"]);
  expect(toReview()).toHaveClass("pf-page-button");
  await drawn.press("Form a");
  await drawn.type("Name", "Ada");
  await drawn.press("Continue");
  expect(screen.getByText("1 of 2 done")).toBeVisible();
  await drawn.press("Form b");
  await drawn.press("Continue");
  expect(screen.getByText("2 of 2 done")).toBeVisible();
  expect(toReview()).toHaveClass("pf-button");
});

test("What the service refused needs attention, and what it took was submitted", async () => {
  const drawn = tasks({
    step: "review",
    forms: [{ form: b }, { form: a, defaultValues: { Name: "Ada" } }],
    onSign: ({ id }) => {
      if (id === "a") throw new SubmitError({ fields: { Name: ["Not known"] } });
    },
  });
  await drawn.press("Submit");
  drawn.change({ step: "tasks" });
  expect(standings()).toEqual(["Submitted sent", "Needs attention blocked"]);
});

test("A task says how long it takes until it is done", async () => {
  const drawn = tasks({ forms: [{ form: b, minutes: 3 }, { form: a }] });
  expect(screen.getByRole("button", { name: "Form b" })).toHaveAccessibleDescription(
    "About 3 min To do",
  );
  await drawn.press("Form b");
  await drawn.press("Continue");
  expect(screen.getByRole("button", { name: "Form b" })).toHaveAccessibleDescription("Done");
});

test("Minutes are written as the locale does", () => {
  tasks({ forms: [{ form: b, minutes: 3 }], locale: "de-DE" });
  expect(screen.getByText(/3 Min\./u)).toBeVisible();
});
