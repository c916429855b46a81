import { type Collection, parseCollection } from "parameter-form/document";
import { expect, test } from "vitest";
import { distance } from "../../../src/builder/state/move.ts";
import { type Place, titleOf } from "../../../src/builder/state/place.ts";
import { applyStep, type Step } from "../../../src/builder/state/steps.ts";
import { questions } from "../../support/questions.ts";

const document = parseCollection({
  title: "Onboarding",
  forms: [
    {
      id: "pay",
      title: "Pay",
      form: questions("a: string", "b: string", "c: string", "d: string"),
      sections: [
        { title: "First", names: ["a", "b"] },
        { title: "Second", names: ["c"] },
      ],
      conditions: { b: { form: "pay", name: "a", answered: true } },
      fields: { b: { help: "Why?" } },
      rules: { b: { rule: "zip" } },
      defaultValues: { b: "1" },
    },
    { form: questions("e: number") },
    { id: "fetched" },
  ],
  attestation: { statement: "I sign." },
  signers: [
    { id: "boss", title: "Boss", statement: "I agree." },
    { id: "clerk", title: "Clerk", statement: "I agree." },
  ],
});

/** Parts of a document as texts. */
const parts = {
  ids: ({ forms }: Collection) => forms.map(({ id }) => id ?? "-").join(" "),
  names: ({ forms }: Collection) =>
    forms.map(({ form }) => form?.parameters.map(({ name }) => name).join(" ") ?? "-").join(" / "),
  sections: ({ forms: [first] }: Collection) =>
    (first?.sections ?? [])
      .map(({ title, names }) => `${String(title)}: ${names.join(" ")}`)
      .join(" / "),
  signers: ({ signers = [] }: Collection) => signers.map(({ id }) => id).join(" "),
  settings: ({ forms: [first] }: Collection) =>
    [first?.conditions, first?.fields, first?.rules, first?.defaultValues]
      .map((record) => Object.keys(record ?? {}).join(" "))
      .join(" / "),
  conditions: ({ forms }: Collection) =>
    forms.map(({ conditions }) => JSON.stringify(conditions ?? {})).join(" "),
} as const;

const pay: Place = { kind: "form", form: 0 };
const second: Place = { kind: "form", form: 1 };
const fetched: Place = { kind: "form", form: 2 };
const collection: Place = { kind: "collection" };
const question = (name: string, form = 0): Place & { kind: "question" } => ({
  kind: "question",
  form,
  name,
});
const section = (at: number): Place => ({ kind: "section", form: 0, section: at });
const signer = (at: number): Place => ({ kind: "signer", signer: at });
const parameter = (label: string, name = "") =>
  ({ name, label, type: "string", required: true }) as const;
const add = (after: Place, ...labels: readonly string[]): Step => ({
  type: "addQuestions",
  parameters: labels.map((label) => parameter(label)),
  after,
});
const move = (place: Place, by: number): Step => ({ type: "move", place, by });
const remove = (place: Place): Step => ({ type: "remove", place });
const duplicate = (place: Place): Step => ({ type: "duplicate", place });
const addSection = (at: Place): Step => ({ type: "addSection", title: "New", at });

/** Steps, a part of the document after each, the selected place and the message. */
const steps: readonly (readonly [Step, keyof typeof parts, string, Place, string])[] = [
  [
    { type: "addForm", entry: { id: "new" }, after: collection },
    "ids",
    "pay form-2 fetched new",
    { kind: "form", form: 3 },
    "added new",
  ],
  [
    { type: "addForm", entry: { id: "pay" }, after: question("a") },
    "ids",
    "pay pay-2 form-2 fetched",
    second,
    "added pay-2",
  ],
  [
    { type: "addForm", entry: { id: "boss" }, after: pay },
    "ids",
    "pay boss-2 form-2 fetched",
    second,
    "added boss-2",
  ],
  [
    { type: "addForm", entry: { id: "review" }, after: pay },
    "ids",
    "pay review-2 form-2 fetched",
    second,
    "added review-2",
  ],
  [
    { type: "addForm", entry: { title: "New", form: { parameters: [] } }, after: collection },
    "ids",
    "pay form-2 fetched form",
    { kind: "form", form: 3 },
    "added New",
  ],
  [
    add(question("a"), "ZIP code"),
    "sections",
    "First: a zip_code b / Second: c",
    question("zip_code"),
    "added ZIP code",
  ],
  [add(section(1), "B"), "sections", "First: a b / Second: c b_2", question("b_2"), "added B"],
  [add(pay, "X"), "names", "a b c d x / e / -", question("x"), "added X"],
  [
    add(second, "X", "X", "E"),
    "names",
    "a b c d / e x x_2 e_2 / -",
    question("x", 1),
    "addedQuestions 3",
  ],
  [addSection(question("b")), "sections", "First: a / New: b / Second: c", section(1), "added New"],
  [addSection(pay), "sections", "First: a b / Second: c / New: ", section(2), "added New"],
  [
    { type: "addSigner", title: "Boss", statement: "I agree." },
    "signers",
    "boss clerk boss-2",
    signer(2),
    "added Boss",
  ],
  [duplicate(pay), "ids", "pay pay-2 form-2 fetched", second, "duplicated Pay"],
  [
    duplicate(pay),
    "conditions",
    '{"b":{"name":"a","form":"pay","answered":true}} {"b":{"name":"a","form":"pay-2","answered":true}} {} {}',
    second,
    "duplicated Pay",
  ],
  [duplicate(second), "ids", "pay form-2 form-2-2 fetched", fetched, "duplicated form-2"],
  [
    duplicate(question("b")),
    "sections",
    "First: a b b_2 / Second: c",
    question("b_2"),
    "duplicated b",
  ],
  [
    duplicate(question("b")),
    "settings",
    "b b_2 / b b_2 / b b_2 / b b_2",
    question("b_2"),
    "duplicated b",
  ],
  [move(pay, 1), "ids", "form-2 pay fetched", second, "movedDown Pay"],
  [move(fetched, -1), "ids", "pay fetched form-2", second, "movedUp fetched"],
  [move(section(1), -1), "sections", "Second: c / First: a b", section(0), "movedUp Second"],
  [move(section(1), -1), "names", "c a b d / e / -", section(0), "movedUp Second"],
  [move(question("b"), 1), "sections", "First: a / Second: b c", question("b"), "movedDown b"],
  [move(signer(0), 1), "signers", "clerk boss", signer(1), "movedDown Boss"],
  [move(pay, 2), "ids", "form-2 fetched pay", fetched, "movedDown Pay"],
  [move(fetched, -2), "ids", "fetched pay form-2", pay, "movedUp fetched"],
  [move(question("a"), 3), "sections", "First: b / Second: c a", question("a"), "movedDown a"],
  [remove(pay), "ids", "form-2 fetched", pay, "removed Pay"],
  [remove(fetched), "ids", "pay form-2", second, "removed fetched"],
  [remove(section(0)), "sections", "Second: c", pay, "removed First"],
  [remove(section(0)), "names", "c a b d / e / -", pay, "removed First"],
  [remove(question("a")), "settings", " / b / b / b", question("b"), "removed a"],
  [remove(question("b")), "settings", " /  /  / ", question("c"), "removed b"],
  [remove(question("d")), "names", "a b c / e / -", question("c"), "removed d"],
  [remove(question("e", 1)), "names", "a b c d /  / -", second, "removed e"],
  [remove(signer(1)), "signers", "boss", signer(0), "removed Clerk"],
  [remove({ kind: "signature" }), "signers", "", { kind: "signature" }, "removed "],
  [
    {
      type: "set",
      what: "id",
      place: { kind: "form", form: 0 },
      content: { ...document.forms[0], id: "wages" },
    },
    "conditions",
    '{"b":{"name":"a","form":"wages","answered":true}} {} {}',
    pay,
    "changed id",
  ],
  [
    {
      type: "set",
      what: "label",
      place: question("e", 1),
      content: { parameter: parameter("Earnings", "e"), field: { help: "Gross" } },
    },
    "names",
    "a b c d / earnings / -",
    question("earnings", 1),
    "changed label",
  ],
  [
    {
      type: "set",
      what: "name",
      place: question("a"),
      content: { parameter: parameter("a", "z"), field: {} },
    },
    "conditions",
    '{"b":{"name":"z","form":"pay","answered":true}} {} {}',
    question("z"),
    "changed name",
  ],
  [{ type: "replace", document: { forms: [] } }, "ids", "", collection, "changedJson"],
];

test.each(steps)("%j: %s %s", (step, part, text, place, message) => {
  const before = JSON.stringify(document);
  const result = applyStep(document, step);
  if (!result) throw new Error("The step is impossible");
  expect(parts[part](result.document)).toBe(text);
  expect(result.place).toEqual(place);
  const { key, values = {}, part: named } = result.message;
  const titles = named ? [titleOf(named.document, named.place)] : Object.values(values);
  expect([key, ...titles].join(" ")).toBe(message);
  expect(parseCollection(result.document)).toEqual(result.document);
  expect(JSON.stringify(document)).toBe(before);
});

test("a published name does not follow the label", () => {
  const step: Step = {
    type: "set",
    what: "label",
    place: question("e", 1),
    content: { parameter: parameter("Earnings", "e"), field: {} },
  };
  expect(applyStep(document, step, document)?.document.forms[1]?.form?.parameters).toEqual([
    parameter("Earnings", "e"),
  ]);
});

test.each<Step>([
  move(pay, -1),
  move(fetched, 1),
  move(section(0), -1),
  move(pay, 3),
  move(pay, 0),
  move(section(1), 1),
  move(question("a"), -1),
  move(question("d"), 1),
  move(question("z"), 1),
  move(signer(0), -1),
  move(collection, 1),
  remove(collection),
  remove(question("z")),
  remove(signer(7)),
  remove(section(7)),
  remove({ kind: "form", form: 7 }),
  duplicate(collection),
  duplicate(section(0)),
  duplicate(question("z")),
  add(collection, "X"),
  add(fetched, "X"),
  add(pay),
  addSection(fetched),
  addSection(collection),
])("%j is impossible", (step) => {
  expect(applyStep(document, step)).toBe(null);
});

test.each<[Place, Place, number]>([
  [pay, fetched, 2],
  [fetched, pay, -2],
  [pay, pay, 0],
  [pay, question("a"), 0],
  [pay, collection, 0],
  [section(1), section(0), -1],
  [section(0), question("d"), 0],
  [section(0), second, 0],
  [question("a"), question("d"), 5],
  [question("d"), section(0), -5],
  [question("a"), section(1), 2],
  [question("a"), section(0), 0],
  [question("a"), question("e", 1), 0],
  [question("a"), pay, 0],
  [signer(1), signer(0), -1],
  [signer(1), { kind: "signature" }, 0],
  [{ kind: "signature" }, pay, 0],
])("%j is dragged to %j by %d places", (from, to, by) => {
  expect(distance(document, from, to)).toBe(by);
  expect(applyStep(document, { type: "move", place: from, by }) !== null).toBe(by !== 0);
});
