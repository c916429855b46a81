import {
  addDecimals,
  type CollectionCheck,
  createCollectionModel,
  differentIn,
  evaluateCollection,
  parseForm,
} from "parameter-form/core";
import { expect, test, vi } from "vitest";
import { questions } from "../../support/questions.ts";

const accounts = parseForm(questions("number: string", "percent: currency?"));
const repeated = (checks: readonly CollectionCheck[]) =>
  createCollectionModel([{ id: "a", form: accounts, repeat: {}, settings: {} }], { checks });
const items = { a: { number: "1" }, "a~2": { number: "2" } };

test("evaluates each item of a repeated form", () => {
  const { visible, form, submitted, issues } = evaluateCollection(repeated([]), {
    ...items,
    "a~3": {},
  });
  expect([...visible()].map(([id, evaluations]) => [id, ...evaluations.keys()])).toEqual([
    ["a", "a", "a~2", "a~3"],
  ]);
  expect({ ...form("a~2")?.submitted() }).toEqual({ number: "2" });
  expect(Object.keys(submitted())).toEqual(["a", "a~2", "a~3"]);
  expect(issues()).toMatchObject([{ form: "a~3", name: "number", reason: "missing" }]);
});

test("leaves out a form that is hidden, disabled, not a step or not loaded", () => {
  const form = parseForm(questions("x: string"));
  const { visible, submitted, issues } = evaluateCollection(
    createCollectionModel([
      { id: "visible", form, settings: {} },
      { id: "hidden", form, when: { form: "visible", name: "x", equals: "no" }, settings: {} },
      { id: "disabled", form, settings: { disabled: true } },
      { id: "other", form, isStep: false, settings: {} },
      { id: "loading", form: null, settings: {} },
    ]),
    { visible: { x: "1" }, hidden: { x: "1" }, disabled: { x: "1" }, other: { x: "1" } },
  );
  expect([...visible().keys()]).toEqual(["visible"]);
  expect(Object.keys(submitted())).toEqual(["visible"]);
  expect(issues()).toEqual([]);
});

test("checks a form with its current answers and the others with their stored ones", () => {
  const { crossFormIssues } = evaluateCollection(repeated([differentIn("a", "number")]), items);
  expect(crossFormIssues("a~2", { number: "2" })).toEqual([]);
  expect(crossFormIssues("a~2", { number: "1" })).toMatchObject([
    { form: "a~2", reason: "notDifferent" },
  ]);
  expect(crossFormIssues("b", { number: "1" })).toEqual([]);
});

test("runs a collection check once for all items", () => {
  const check = vi.fn<CollectionCheck>(differentIn("a", "number"));
  expect(evaluateCollection(repeated([check]), items).issues()).toEqual([]);
  expect(check).toHaveBeenCalledOnce();
});

const refused = { name: "number", type: "customError", reason: "x", message: "x" } as const;

test("moves an issue of a hidden form to the last visible form", () => {
  const form = parseForm(questions("number: string?"));
  const model = createCollectionModel(
    [
      { id: "9", form, settings: {} },
      { id: "1", form, settings: {} },
      { id: "0", form, settings: { disabled: true } },
    ],
    { checks: [() => [{ ...refused, form: "0" }]] },
  );
  expect(evaluateCollection(model, {}).issues()).toMatchObject([{ form: "1", reason: "x" }]);
});

test("passes no text of another type to a check", () => {
  const sum: CollectionCheck = (answers) => {
    const parts = Object.values(answers).flatMap(({ percent }) => percent ?? []);
    return addDecimals(...parts) === "1" ? [] : [{ ...refused, form: "a" }];
  };
  const answers = {
    a: { number: "1", percent: "1" },
    "a~2": { number: "2", percent: "abc" },
  };
  expect(evaluateCollection(repeated([sum]), answers).issues()).toMatchObject([
    { form: "a~2", name: "percent", type: "typeMismatch" },
  ]);
});

test("looks unreadable texts up from their fields", () => {
  const { form } = evaluateCollection(repeated([]), items, {
    fieldsOf: (id) => (name) =>
      id === "a~2" && name === "percent" ? { text: "1,5", reason: "ambiguous" } : "3",
  });
  expect(form("a")?.issues()).toEqual([]);
  expect(form("a~2")?.issues()).toMatchObject([{ name: "percent", reason: "ambiguous" }]);
});
