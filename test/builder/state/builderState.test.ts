import { type Collection, parseCollection } from "parameter-form/document";
import { describe, expect, test } from "vitest";
import {
  type BuilderAction,
  builderReducer,
  type BuilderState,
  initialState,
} from "../../../src/builder/state/builderState.ts";
import { contentAt, type Place } from "../../../src/builder/state/place.ts";
import { questions } from "../../support/questions.ts";

const document = parseCollection({
  forms: [{ id: "one", form: questions("City: string", "State: string") }],
});

const question = (name: string): Place & { kind: "question" } => ({
  kind: "question",
  form: 0,
  name,
});
const city = question("City");

const run = (state: BuilderState, ...actions: readonly BuilderAction[]): BuilderState =>
  actions.reduce(builderReducer, state);

/** Changes the label of the selected question, as a person types. */
function type(state: BuilderState, ...labels: readonly string[]): BuilderState {
  return labels.reduce((before, label) => {
    const { place } = before;
    const content =
      place.kind === "question" ? contentAt<"question">(before.document, place) : undefined;
    if (place.kind !== "question" || !content) throw new Error("No question is selected");
    const parameter = { ...content.parameter, label };
    const step = { type: "set", what: "label", place, content: { ...content, parameter } } as const;
    return builderReducer(before, { type: "step", step });
  }, state);
}

const labels = ({ document: { forms } }: BuilderState): string =>
  forms[0]?.form?.parameters.map(({ label }) => label).join(" ") ?? "";

const undo: BuilderAction = { type: "undo" };
const redo: BuilderAction = { type: "redo" };
const select = (place: Place): BuilderAction => ({ type: "select", place });
const removal: BuilderAction = { type: "step", step: { type: "remove", place: city } };
const start = builderReducer(initialState(document), select(city));

test("an empty collection is a valid start", () => {
  const empty = initialState({ forms: [] });
  const added = builderReducer(empty, {
    type: "step",
    step: { type: "addForm", entry: { form: { parameters: [] } }, after: { kind: "collection" } },
  });
  expect(added.document.forms).toEqual([{ id: "form", form: { parameters: [] } }]);
  expect(added.refused).toBe(null);
});

describe("undo and redo", () => {
  test("restore the document and the place, and describe the step", () => {
    const removed = builderReducer(start, removal);
    expect([labels(removed), removed.place]).toEqual(["State", question("State")]);
    const undone = builderReducer(removed, undo);
    expect(undone.document).toBe(document);
    expect(undone.place).toEqual(city);
    expect(undone.announced).toEqual({
      by: "undo",
      message: { key: "removed", part: { document, place: city } },
    });
    const redone = builderReducer(undone, redo);
    expect(redone.document).toBe(removed.document);
    expect(redone.place).toEqual(removed.place);
    expect(redone.announced).toEqual({ ...undone.announced, by: "redo" });
  });

  test("do nothing without a step", () => {
    expect(run(start, undo, redo)).toBe(start);
  });

  test("a step removes the steps to redo", () => {
    const other = type(run(start, removal, undo), "Town");
    expect(other.future).toEqual([]);
    expect(builderReducer(other, redo)).toBe(other);
  });

  test("at most 1,000 steps are kept", () => {
    let state = start;
    for (let at = 0; at < 1005; at++) state = run(type(state, `City ${at}`), select(state.place));
    expect(state.past.length).toBe(1000);
  });
});

describe("typing", () => {
  test("joins the changes of one property", () => {
    const typed = type(start, "T", "To", "Town");
    expect([labels(typed), typed.past.length, typed.visit]).toEqual(["Town State", 1, start.visit]);
    expect(builderReducer(typed, undo).document).toBe(document);
    expect(labels(run(typed, undo, redo))).toBe("Town State");
  });

  test.each([
    ["a selection", [select(city)]],
    ["undo and redo", [undo, redo]],
    [
      "another property",
      [
        {
          type: "step",
          step: {
            type: "set",
            what: "title",
            place: { kind: "form", form: 0 },
            content: { ...document.forms[0], title: "A" },
          },
        },
        select(city),
      ],
    ],
  ] satisfies readonly (readonly [string, readonly BuilderAction[]])[])(
    "begins again after %s",
    (_, actions) => {
      const typed = run(type(start, "Town"), ...actions);
      expect(type(typed, "Village").past.length).toBe(typed.past.length + 1);
    },
  );

  test("is joined while the name follows the label", () => {
    const empty: Collection = { forms: [{ id: "one", form: { parameters: [] } }] };
    const added = builderReducer(initialState(empty), {
      type: "step",
      step: {
        type: "addQuestions",
        parameters: [{ name: "", label: "", type: "string", required: false }],
        after: { kind: "form", form: 0 },
      },
    });
    const typed = type(added, "C", "Ci", "City", "City name");
    expect(typed.place).toEqual(question("city_name"));
    expect(typed.past.length).toBe(2);
    expect(builderReducer(typed, undo).document).toBe(added.document);
  });
});

describe("a refused step", () => {
  const rename = (name: string): BuilderAction => ({
    type: "step",
    step: {
      type: "set",
      what: "name",
      place: city,
      content: { parameter: { name, label: "City", type: "string", required: true }, field: {} },
    },
  });

  test.each([
    ["State", "duplicate name"],
    ["", "a parameter needs a name"],
  ])("a name %j keeps the document: %s", (name, reason) => {
    const refused = builderReducer(start, rename(name));
    expect(refused.refused).toContain(reason);
    expect(refused).toEqual({ ...start, refused: refused.refused });
    expect(refused.document).toBe(document);
    expect(builderReducer(refused, rename("Town")).refused).toBe(null);
    expect(builderReducer(refused, select(city)).refused).toBe(null);
  });

  test("an impossible step changes nothing", () => {
    const step: BuilderAction = { type: "step", step: { type: "move", place: city, by: -1 } };
    expect(builderReducer(start, step)).toBe(start);
  });
});

describe("selecting", () => {
  test("a place that the document does not have changes nothing", () => {
    for (const place of [question("Town"), { kind: "form", form: 7 }] satisfies Place[])
      expect(builderReducer(start, select(place))).toBe(start);
  });

  test("counts as a visit", () => {
    expect(builderReducer(start, select({ kind: "signature" })).visit).toBe(start.visit + 1);
  });
});

describe("receiving a document", () => {
  const receive = (received: Collection): BuilderAction => ({
    type: "receive",
    document: received,
  });

  test("an emitted document keeps the steps to undo", () => {
    const typed = type(start, "T", "To");
    const [first = document, second = document] = typed.emitted;
    expect(second).toBe(typed.document);
    const late = builderReducer(typed, receive(first));
    expect([late.document, late.emitted, late.past]).toEqual([
      typed.document,
      [second],
      typed.past,
    ]);
    const current = builderReducer(late, receive(second));
    expect([current.emitted, current.received]).toEqual([[], second]);
  });

  test("another document replaces the current one, and keeps the place if it has it", () => {
    const typed = type(start, "Town");
    const other = parseCollection(document);
    const received = builderReducer(typed, receive(other));
    expect(received).toEqual({ ...initialState(other), place: city, visit: typed.visit + 1 });
    expect(builderReducer(typed, receive({ forms: [] })).place).toEqual({ kind: "collection" });
  });

  test("the document before the steps replaces the current one", () => {
    const typed = type(start, "Town");
    expect(builderReducer(typed, receive(document)).document).toBe(document);
  });
});
