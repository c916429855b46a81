import { differentIn, parseForm } from "parameter-form/core";
import { expect, test, vi } from "vitest";
import {
  checksAt,
  type CollectionAnswers,
  type CollectionCheck,
} from "../../src/core/checks/collectionCheck.ts";

const asked = parseForm({ parameters: [] });
const answers: CollectionAnswers = { a: { x: "1" }, "a~2": { x: "2" } };
const checked = (check: CollectionCheck, id: string, own: Record<string, string>) =>
  checksAt(id, [check], () => answers).flatMap((at) => at(own, asked));

test("a form is checked with its answers as they are now, and the others as they were given", () => {
  const check = differentIn("a", "x");
  expect(checked(check, "a~2", { x: "2" })).toEqual([]);
  expect(checked(check, "a~2", { x: "1" })).toMatchObject([
    { form: "a~2", reason: "notDifferent" },
  ]);
});

test("what is the same for each item is found out once", () => {
  const check = vi.fn<CollectionCheck>(differentIn("a", "x"));
  expect(checked(check, "a", { x: "1" })).toEqual([]);
  expect(checked(check, "a~2", { x: "2" })).toEqual([]);
  expect(check).toHaveBeenCalledOnce();
});
