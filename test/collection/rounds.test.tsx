import { screen } from "@testing-library/react";
import type { FormCollectionProps } from "parameter-form/collection";
import { expect, test } from "vitest";
import { drawCollection, formOf, reviewed, stepShown } from "../support/drawCollection.tsx";

const first = { form: formOf("a", "Name: string") };
const people = { form: formOf("people", "First: string", "SSN: string?"), title: "People" };
const draw = (repeat: object, more: Partial<FormCollectionProps> = {}) =>
  drawCollection({
    forms: [first, { ...people, repeat }, { form: formOf("z", "End: string?") }],
    ...more,
  });

/** What the cards show, a line each: `title, standing: question answer`. */
const cards = (): readonly string[] =>
  [...document.querySelectorAll(".pf-round")].map((card) => {
    const [title, standing] = [".pf-round-title", ".pf-task-word"].map(
      (part) => card.querySelector(part)?.textContent,
    );
    const rows = [...card.querySelectorAll(".pf-review-row")].map(
      (row) =>
        `${row.querySelector("dt")?.textContent} ${row.querySelector("dd > :first-child")?.textContent}`,
    );
    return `${title}, ${standing}: ${rows.join("; ")}`;
  });

const focused = (): string => {
  const { activeElement: at } = document;
  const names = at?.getAttribute("aria-labelledby")?.split(" ") ?? [];
  return (
    names.map((id) => document.getElementById(id)?.textContent).join(" ") || (at?.textContent ?? "")
  );
};

const status = (): string => document.querySelector(".pf-round-removed output")?.textContent ?? "";

type Drawn = ReturnType<typeof draw>;

/** Goes to the list from the first form. */
async function toList({ type, press }: Drawn): Promise<void> {
  await type("Name", "Ada");
  await press("Continue");
}

/** Fills in rounds that are added. */
async function add({ type, press }: Drawn, ...names: readonly string[]): Promise<void> {
  for (const name of names) {
    await press(/^Add/);
    await type("First", name);
    await press("Continue");
  }
}

test("Rounds are added, listed, changed, removed, brought back, reviewed and sent one by one", async () => {
  const drawn = draw({ min: 0 });
  const { press, type, user, onSign } = drawn;
  await toList(drawn);
  expect(stepShown()).toBe("Step 2 of 4: People");
  expect(screen.getByText("None added")).toBeTruthy();
  await press("Add");
  expect(stepShown()).toBe("Step 2 of 4: People, 1 of 1");
  expect(focused()).toBe("People, 1 of 1");
  await type("First", "Bo");
  await type("SSN", "123-45-6789");
  await press("Continue");
  await add(drawn, "Cy", "Di");
  expect(cards()).toEqual([
    "People, 1 of 3, Done: First Bo; SSN Ending in 6789",
    "People, 2 of 3, Done: First Cy",
    "People, 3 of 3, Done: First Di",
  ]);
  await press("Remove People, 2 of 3");
  expect([status(), focused()]).toEqual(["“People, 2 of 3” was removed", "Undo"]);
  expect(cards().map((card) => card.split(": ")[1])).toEqual([
    "First Bo; SSN Ending in 6789",
    "First Di",
  ]);
  await press("Undo");
  expect([status(), focused()]).toEqual(["“People, 2 of 3” is back", "Change People, 2 of 3"]);
  expect(cards()[1]).toBe("People, 2 of 3, Done: First Cy");
  await press("Remove People, 2 of 3");
  await add(drawn, "Ed");
  expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
  await press("Change People, 2 of 3");
  expect(stepShown()).toBe("Step 2 of 4: People, 2 of 3");
  await user.clear(screen.getByLabelText(/First/));
  await type("First", "Dee");
  await press("Save and return");
  expect(focused()).toBe("Change People, 2 of 3");
  await press("Continue");
  expect(stepShown()).toBe("Step 3 of 4: Form z");
  await press("Continue");
  expect(reviewed()).toEqual([
    "Name: Ada",
    "First: Bo",
    "SSN: Ending in 6789",
    "First: Dee",
    "SSN: Not provided",
    "First: Ed",
    "SSN: Not provided",
    "End: Not provided",
  ]);
  await press("Submit");
  const sent = onSign.mock.calls.map(([{ id, round, values }]) => [
    id,
    round?.id,
    round?.number,
    values["First"],
  ]);
  expect(sent).toEqual([
    ["a", undefined, undefined, undefined],
    ["people", "people", 1, "Bo"],
    ["people", "people~3", 2, "Dee"],
    ["people", "people~4", 3, "Ed"],
    ["z", undefined, undefined, undefined],
  ]);
  expect(new Set(onSign.mock.calls.map(([, { idempotencyKey }]) => idempotencyKey)).size).toBe(5);
  expect(screen.getAllByRole("heading", { level: 3 }).map((one) => one.textContent)).toEqual([
    "Form a",
    "People, 1 of 3",
    "People, 2 of 3",
    "People, 3 of 3",
    "Form z",
  ]);
});
