import { act, renderHook } from "@testing-library/react";
import {
  type FormCollectionApi,
  type Repeat,
  type SignHandler,
  useFormCollection,
} from "parameter-form/collection";
import { expect, test, vi } from "vitest";
import { formOf } from "../support/renderCollection.tsx";
import { settled } from "../support/renderForm.tsx";

const forms = (repeat: Repeat) => [
  { form: formOf("a", "Name: string?") },
  { form: formOf("people", "First: string?"), title: "People", repeat },
];

const onSign = vi.fn<SignHandler>();

const start = (repeat: Repeat, accepted: Record<string, object> = {}) =>
  renderHook(() => useFormCollection({ forms: forms(repeat), accepted, onSign }));

/** The ids of the items, and the step. */
const describeState = ({ repeated, step }: FormCollectionApi): string =>
  `${repeated.flatMap(({ items }) => items.map(({ id }) => id)).join(" ")} @ ${step.id}`;

type Act = (collection: FormCollectionApi) => void;
const add: Act = ({ addItem }) => addItem("people");
const list: Act = ({ go }) => go("people~items");
const remove =
  (id: string): Act =>
  ({ removeItem }) =>
    removeItem(id);
const undo: Act = ({ undoRemove }) => undoRemove();

test.each<[what: string, Repeat, readonly Act[], stands: string]>([
  ["starts with one item", {}, [], "people @ a"],
  ["starts without items", { min: 0 }, [], " @ a"],
  ["moves to an added item", {}, [add], "people people~2 @ people~2"],
  ["adds none beyond the most", { max: 1 }, [add], "people @ a"],
  ["adds to no other form", {}, [({ addItem }) => addItem("a")], "people @ a"],
  ["adds to no form", {}, [({ addItem }) => addItem("x")], "people @ a"],
  ["removes the first", {}, [add, list, remove("people")], "people~2 @ people~items"],
  ["removes no other form", {}, [remove("a"), remove("x")], "people @ a"],
  [
    "never uses a number again",
    {},
    [add, list, remove("people~2"), add],
    "people people~3 @ people~3",
  ],
  [
    "restores an item in its place",
    {},
    [add, list, remove("people"), undo],
    "people~3 people~2 @ people~items",
  ],
  [
    "restores an item once",
    {},
    [add, list, remove("people"), undo, undo],
    "people~3 people~2 @ people~items",
  ],
  ["restores nothing", {}, [undo], "people @ a"],
  [
    "restores the item that was removed last",
    {},
    [add, add, list, remove("people"), remove("people~2"), undo],
    "people~4 people~3 @ people~items",
  ],
])("useFormCollection %s", (_, repeat, acts, expectedState) => {
  const { result } = start(repeat);
  for (const one of acts) act(() => one(result.current));
  expect(describeState(result.current)).toBe(expectedState);
});

test("includes accepted items, which cannot be removed", () => {
  const { result } = start({ min: 0 }, { people: {}, "people~3": {} });
  expect(describeState(result.current)).toBe("people people~3 @ a");
  act(() => result.current.removeItem("people~3"));
  expect(describeState(result.current)).toBe("people people~3 @ a");
  act(() => result.current.addItem("people"));
  expect(describeState(result.current)).toBe("people people~3 people~4 @ people~4");
});

test("adds items that become accepted to the existing ones", () => {
  const { result, rerender } = renderHook(
    ({ accepted }) => useFormCollection({ forms: forms({ min: 0 }), accepted, onSign }),
    { initialProps: { accepted: {} } },
  );
  act(() => result.current.addItem("people"));
  rerender({ accepted: { "people~4": {}, people: {} } });
  expect(describeState(result.current)).toBe("people people~4 @ people");
  act(() => result.current.addItem("people"));
  expect(describeState(result.current)).toBe("people people~4 people~5 @ people~5");
});

test("ignores changes of items while answers are sent", async () => {
  let release: () => void = () => undefined;
  onSign.mockReturnValueOnce(new Promise((resolve) => (release = () => resolve())));
  const { result } = start({});
  act(() => void result.current.signing.send(null));
  for (const one of [add, remove("people"), undo]) act(() => one(result.current));
  expect(result.current.repeated.map(({ items }) => items.length)).toEqual([1]);
  release();
  await settled();
  expect(onSign.mock.calls.map(([{ id }]) => id)).toEqual(["a", "people"]);
});

test("keeps an item whose submission was lost, and sends it again unchanged", async () => {
  onSign.mockReset();
  onSign.mockImplementationOnce(() => undefined);
  onSign.mockImplementationOnce(() => {
    throw new Error("Lost");
  });
  const { result } = renderHook(() =>
    useFormCollection({ forms: forms({}), onSign, onSignError: () => undefined }),
  );
  await act(() => result.current.signing.send(null));
  act(() => result.current.removeItem("people"));
  act(() => result.current.undoRemove());
  expect(describeState(result.current)).toBe("people @ a");
  await act(() => result.current.signing.send(null));
  const [, lost, again] = onSign.mock.calls.map(([, { idempotencyKey }]) => idempotencyKey);
  expect(again).toBe(lost);
});

test("keeps the items of a form that becomes read-only", () => {
  const { result, rerender } = renderHook(
    ({ readOnly }) => {
      const declared = forms({ min: 2 }).map((form) => ({ ...form, readOnly }));
      return useFormCollection({ forms: declared, onSign });
    },
    { initialProps: { readOnly: false } },
  );
  act(() => result.current.removeItem("people"));
  rerender({ readOnly: true });
  for (const one of [add, remove("people~2"), undo]) act(() => one(result.current));
  expect(describeState(result.current)).toBe("people~2 @ a");
  const [people] = result.current.repeated;
  expect([people?.fixed, people?.missing]).toEqual([true, 0]);
});

test("returns the limits and the missing number of items", () => {
  const { result } = start({ min: 2, max: 3 });
  act(() => result.current.removeItem("people"));
  const [people] = result.current.repeated;
  expect(people).toMatchObject({ id: "people", step: "people~items", title: "People" });
  expect([people?.min, people?.max, people?.missing, people?.absent]).toEqual([2, 3, 1, null]);
  expect(people?.removed?.title).toBe("People, 1 of 2");
  expect(result.current.steps).toEqual([
    { kind: "form", id: "a" },
    { kind: "items", id: "people~items" },
    { kind: "form", id: "people~2", within: "people~items" },
    { kind: "review", id: "review" },
  ]);
});
