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

test("a form that repeats has an evaluation for each item", () => {
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

test("a form that is hidden, disabled, no step or not there is not visible", () => {
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

test("a form is checked with its answers as they are now, and the others as they were given", () => {
  const { crossFormFaults } = evaluateCollection(repeated([differentIn("a", "number")]), items);
  expect(crossFormFaults("a~2", { number: "2" })).toEqual([]);
  expect(crossFormFaults("a~2", { number: "1" })).toMatchObject([
    { form: "a~2", reason: "notDifferent" },
  ]);
  expect(crossFormFaults("b", { number: "1" })).toEqual([]);
});

test("what is the same for each item is found out once", () => {
  const check = vi.fn<CollectionCheck>(differentIn("a", "number"));
  expect(evaluateCollection(repeated([check]), items).issues()).toEqual([]);
  expect(check).toHaveBeenCalledOnce();
});

const refused = { name: "number", type: "customError", reason: "x", message: "x" } as const;

test("what a check finds at a form that is not visible is an issue of the last that is", () => {
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

test("a check sees no text of another type in any form", () => {
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

test("texts that cannot be read are looked up in fields", () => {
  const { form } = evaluateCollection(repeated([]), items, {
    fieldsOf: (id) => (name) =>
      id === "a~2" && name === "percent" ? { text: "1,5", reason: "ambiguous" } : "3",
  });
  expect(form("a")?.issues()).toEqual([]);
  expect(form("a~2")?.issues()).toMatchObject([{ name: "percent", reason: "ambiguous" }]);
});
