import { act } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { renderForm, field, settled } from "../../support/renderForm.tsx";
import { questions } from "../../support/questions.ts";

const lines = (count: number) => Array.from({ length: count }, (_, at) => `Q${at}: string?`);

test.each([
  [1, 0],
  [50, 0],
  [51, 3],
  [60, 3],
  [61, 4],
])("renders %i fields in %i groups", (fields, groups) => {
  renderForm(lines(fields));
  expect(document.querySelectorAll(".pf-group")).toHaveLength(groups);
});

test("renders only the first group of a long form at once", () => {
  renderForm(lines(60));
  const groups = [...document.querySelectorAll(".pf-group")];
  expect(groups.map((group) => group.querySelectorAll("input").length)).toEqual([20, 0, 0]);
  expect(groups.map((group) => group.matches("[data-pending]"))).toEqual([false, true, true]);
});

test("renders the rest of a long form a hundred at a time, each in its own task", async () => {
  renderForm(lines(240));
  const counts: number[] = [];
  const observer = new MutationObserver(() => {
    const count = document.querySelectorAll("input").length;
    if (count !== counts.at(-1)) counts.push(count);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  await expect.poll(() => document.querySelector("[data-pending]")).toBeNull();
  observer.disconnect();
  expect(counts).toEqual([120, 220, 240]);
});

const all = lines(60);
const at = (place: number, ...more: readonly string[]) => all.toSpliced(place, 0, ...more);

/** What becomes of a form, the fields in each group then, and whether the field with focus is the same. */
const changes: readonly (readonly [
  what: string,
  before: readonly string[],
  after: readonly string[],
  groups: readonly number[],
  stays: boolean,
])[] = [
  ["one more at the top", all, at(0, "New: string"), [21, 20, 20], true],
  ["one more before it, at the edge of a group", all, at(19, "New: string"), [21, 20, 20], true],
  ["one more at the end", all, at(60, "New: string"), [20, 20, 21], true],
  ["one fewer", all, all.slice(1), [19, 20, 20], true],
  ["more than a short form has", lines(50), all, [], true],
  ["fewer than a long form has", all, lines(25), [], false],
  ["many more", all, lines(180), Array.from({ length: 9 }, () => 20), true],
  ["another order", all, all.toReversed(), [20, 20, 20], false],
];

test.each(changes)(
  "%s: keeps focus in the field being typed into",
  async (_, before, after, groups, stays) => {
    const form = renderForm(before);
    await settled();
    act(() => form.form.current?.focus("Q19"));
    const focused = field("Q19");
    expect(focused).toHaveFocus();
    await form.user.keyboard("x");
    form.change({ form: questions(...after) });
    await settled();
    await vi.waitFor(() => expect(document.querySelector("[data-pending]")).toBeNull(), 60_000);
    expect(document.querySelectorAll("input")).toHaveLength(after.length);
    expect(
      [...document.querySelectorAll(".pf-group")].map((g) => g.querySelectorAll("input").length),
    ).toEqual(groups);
    expect(field("Q19")).toHaveValue("x");
    expect(document.activeElement === focused).toBe(stays);
  },
);
