import { screen } from "@testing-library/react";
import type { CollectionForm, FormCollectionProps } from "parameter-form/collection";
import { describe, expect, test } from "vitest";
import { formOf, renderCollection } from "../../support/renderCollection.tsx";
import { settled } from "../../support/renderForm.tsx";

const spanish = { ...formOf("a", "Name: string?"), lang: "es" };
const people = { form: { ...formOf("people", "First: string?"), lang: "es" }, repeat: {} };

const setup = (forms: readonly CollectionForm[], more: Partial<FormCollectionProps> = {}) =>
  renderCollection({ forms, variant: "tasks", ...more });
const task = (name: string) => screen.getByRole("button", { name });
const bars = () =>
  [...document.querySelectorAll<HTMLElement>(".pf-progress > span")].map(
    ({ dataset }) => dataset["status"],
  );

describe("a task", () => {
  test.each<readonly [string, CollectionForm, string, string | null]>([
    ["whose title is the definition's is in its language", { form: spanish }, "Form a", "es"],
    ["whose title is the app's is not", { form: spanish, title: "Taxes" }, "Taxes", null],
    ["that repeats is in its language", people, "Form people", "es"],
    ["that repeats under the app's title is not", { ...people, title: "Kin" }, "Kin", null],
    ["that is not there yet has none", { id: "c", title: "Later" }, "Later", null],
  ])("%s", (_, form, name, lang) => {
    setup([form], { client: { getForm: () => new Promise<never>(() => {}) } });
    expect(task(name).getAttribute("lang")).toBe(lang);
  });

  test.each<readonly [string, CollectionForm]>([
    ["a form", { form: spanish, minutes: 3, onboardStep: "first" }],
    ["a form that repeats", { ...people, minutes: 3, onboardStep: "first" }],
  ])("shows “needed first” and its minutes until it is done: %s", async (_, form) => {
    const view = setup([form], { steps: [{ step: "first", blocking: true }] });
    const [name = ""] = screen.getAllByRole("button").map(({ textContent }) => textContent ?? "");
    expect(task(name)).toHaveAccessibleDescription("Needed first About 3 min To do");
    await view.press(name);
    if (form === people || "repeat" in form) {
      await view.press(/^Fill in/);
      await view.press(/^Save and return/);
    }
    await view.press("Continue");
    expect(task(name)).toHaveAccessibleDescription("Done");
  });

  test("does not show “needed first” unless the server requires it", () => {
    setup([{ form: spanish }], { steps: [{ step: "a", blocking: false }] });
    expect(task("Form a")).toHaveAccessibleDescription("To do");
  });

  test("has a segment that shows its status, hidden from screen readers", async () => {
    const view = setup([{ form: spanish }, { form: formOf("b", "Name: string") }]);
    expect(bars()).toEqual(["toDo", "toDo"]);
    await view.press("Form a");
    await view.press("Continue");
    await view.press("Form b");
    await view.press("Continue");
    await view.press("Back");
    expect(bars()).toEqual(["done", "toDo"]);
    expect(screen.queryByRole("list", { name: "Progress" })).toBeNull();
  });
});

test("counts tasks in the digits of the locale", () => {
  setup([{ form: spanish }], { locale: "ar-EG" });
  expect(document.querySelector(".pf-task-count")).toHaveTextContent("٠ of ١ done");
});

test("has a heading of its own, without a position among steps", () => {
  setup([{ form: spanish }], { headingLevel: 3 });
  const heading = screen.getByRole("heading", { level: 3, name: "Forms to fill in" });
  expect(heading).not.toHaveAttribute("aria-describedby");
  expect(screen.getByRole("region", { name: "Forms to fill in" })).toContainElement(heading);
});

test("marks a repeated form that cannot be loaded as needing attention", async () => {
  setup([{ id: "c", title: "Kin", repeat: { min: 0 } }], {
    client: { getForm: () => Promise.reject(new Error("down")) },
    onFormError: () => {},
  });
  await settled();
  expect(task("Kin")).toHaveAccessibleDescription("Needs attention");
});
