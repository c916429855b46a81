import fc from "fast-check";
import type { Condition, Parameter } from "parameter-form/core";
import {
  type Collection,
  type DocumentForm,
  lintCollection,
  type NamedCheck,
  type NamedComputation,
  safeParseCollection,
} from "parameter-form/document";
import { expect, test } from "vitest";
import {
  type BuilderAction,
  builderReducer,
  type BuilderState,
  initialState,
} from "../../../src/builder/state/builderState.ts";
import { contentAt, hasPlace, type Place } from "../../../src/builder/state/place.ts";
import type { Step } from "../../../src/builder/state/steps.ts";
import { isDeep } from "../../support/isDeep.ts";

const options = [
  { value: "a", label: "A" },
  { value: "b", label: "B" },
];
const question = (label: string, type: Parameter["type"], name = ""): Parameter => {
  const shared = { name, label, required: false };
  return type === "select" ? { ...shared, type, options } : { ...shared, type };
};
const types = ["string", "boolean", "currency", "number", "percent", "select"] as const;

/** Forms to add: the first one has every kind of reference. */
const templates: readonly DocumentForm[] = [
  {
    id: "pay",
    form: {
      id: "pay",
      parameters: [
        question("Wage", "currency", "wage"),
        question("Bonus", "currency", "bonus"),
        question("Total", "currency", "total"),
        question("City", "string", "city"),
        question("Home city", "string", "home_city"),
        question("Plan", "select", "plan"),
      ],
    },
    conditions: {
      bonus: { name: "plan", equals: "a" },
      city: { all: [{ name: "home_city", answered: true }, { any: [] }] },
    },
    sections: [
      { title: "Money", names: ["total", "wage"] },
      { title: "Places", names: ["home_city", "city"] },
    ],
    checks: [
      { check: "sameAs", name: "city", other: "home_city" },
      { check: "oneOfThese", names: ["city", "home_city", "plan"] },
      { check: "sumOf", names: ["wage", "bonus"], total: "100" },
    ],
    compute: {
      total: {
        compute: "sum",
        of: ["wage", { compute: "product", of: ["bonus", { value: "2" }] }],
      },
    },
    fields: { wage: { min: "1" }, city: { help: "Where?" } },
    rules: { home_city: { rule: "minLength", value: 2 } },
    defaultValues: { plan: "a" },
    prefill: { values: { city: "Reno" }, origin: "your file" },
  },
  { id: "home", form: { parameters: [question("City", "string", "city")] } },
  { id: "people", repeat: {}, form: { parameters: [question("Plan", "select", "plan")] } },
  { form: { parameters: [question("__proto__", "string", "__proto__")] } },
  { id: "review", form: { parameters: [] } },
  { id: "fetched" },
];

/** A document with forms without ids, and names that all forms share. */
const shared: Collection = {
  forms: [
    { form: { parameters: [question("City", "string", "city")] } },
    {
      form: { parameters: [question("Constructor", "string", "constructor")] },
      conditions: { constructor: { form: "form-1", name: "city", answered: true } },
      when: { name: "city", not: "Reno" },
    },
    { id: "jobs", repeat: {}, form: { parameters: [question("Job", "string", "job")] } },
  ],
  rules: { city: { rule: "minLength", value: 2 }, job: null },
  checks: [{ check: "differentIn", form: "jobs", names: ["job"] }],
  attestation: { statement: "I sign.", fills: ["city", "constructor"] },
  signers: [
    { id: "boss", title: "Boss", statement: "I agree.", when: { name: "city", equals: "LA" } },
  ],
};

const texts = [
  "City",
  "Home city",
  "Wage",
  "Plan",
  "Job",
  "Über",
  "__proto__",
  "constructor",
  "",
  "7",
];
const names = ["city", "plan", "wage", "a", "__proto__", "constructor", "", "question"];

const commands = [
  "addTemplate",
  "addQuestion",
  "addQuestions",
  "addSection",
  "addSigner",
  "duplicate",
  "moveUp",
  "moveDown",
  "remove",
  "label",
  "name",
  "required",
  "type",
  "condition",
  "check",
  "collectionCheck",
  "computation",
  "field",
  "formId",
  "when",
  "repeat",
  "title",
  "signerWhen",
  "share",
  "undo",
  "redo",
  "select",
] as const;

interface Command {
  readonly command: (typeof commands)[number];
  readonly picks: readonly number[];
  /** Whether the step applies to the selected place, as in the app. */
  readonly isSelected: boolean;
}

const command: fc.Arbitrary<Command> = fc.record({
  command: fc.constantFrom(...commands),
  picks: fc.array(fc.nat({ max: 100 }), { minLength: 6, maxLength: 6 }),
  isSelected: fc.boolean(),
});

function pickFrom<T>(list: readonly [T, ...(readonly T[])], pick: number | undefined): T;
function pickFrom<T>(list: readonly T[], pick: number | undefined): T | undefined;
function pickFrom<T>(list: readonly T[], pick = 0): T | undefined {
  return list[pick % Math.max(1, list.length)];
}

type Question = Extract<Place, { kind: "question" }>;

const questionsOf = ({ forms }: Collection): readonly Question[] =>
  forms.flatMap(({ form }, at) =>
    (form?.parameters ?? []).map(({ name }): Question => ({ kind: "question", form: at, name })),
  );

/** Lists the places of a document. */
const placesOf = (document: Collection): readonly Place[] => [
  { kind: "collection" },
  { kind: "signature" },
  ...document.forms.flatMap(({ sections = [] }, form): readonly Place[] => [
    { kind: "form", form },
    ...sections.map((_, section): Place => ({ kind: "section", form, section })),
  ]),
  ...questionsOf(document),
  ...(document.signers ?? []).map((_, signer): Place => ({ kind: "signer", signer })),
];

function testOf(
  document: Collection,
  [which = 0, form = 0, kind = 0]: readonly number[],
): Condition {
  const place = pickFrom(questionsOf(document), which);
  const name = place?.name ?? "missing";
  const { id, form: definition } = document.forms[place?.form ?? 0] ?? {};
  const address = id ?? definition?.id;
  const isQualified = form % 2 === 0 && address !== undefined;
  const at = { name, ...(isQualified && { form: address }) };
  return pickFrom<Condition>(
    [
      { ...at, answered: true },
      { ...at, equals: "a" },
      { all: [{ ...at, not: "b" }] },
      { any: [{ ...at, oneOf: ["a"] }, { all: [{ ...at, answered: false }] }] },
    ],
    kind,
  );
}

const namesOf = (document: Collection, form: number): readonly string[] =>
  document.forms[form]?.form?.parameters.map(({ name }) => name) ?? [];

/** Returns the action of a command, or `null` if the document has no such part. */
function actionOf(
  { document, place: selected }: BuilderState,
  { command: type, picks, isSelected }: Command,
): BuilderAction | null {
  const [which = 0, other = 0, third = 0, ...rest] = picks;
  const step = (one: Step): BuilderAction => ({ type: "step", step: one });
  const places = placesOf(document);
  const place = (isSelected ? selected : pickFrom(places, which)) ?? selected;
  const at =
    selected.kind === "question" && isSelected ? selected : pickFrom(questionsOf(document), which);
  const content = at && contentAt(document, at);
  const form: Place & { kind: "form" } = {
    kind: "form",
    form: which % Math.max(1, document.forms.length),
  };
  const entry = document.forms[form.form];
  const { signers = [] } = document;
  const signer = { kind: "signer", signer: which % Math.max(1, signers.length) } as const;
  const person = signers[signer.signer];
  const text = pickFrom(texts, other) ?? "";
  const change = (what: string, next: Partial<NonNullable<typeof content>>): BuilderAction | null =>
    at && content ? step({ type: "set", what, place: at, content: { ...content, ...next } }) : null;
  const parameter = content?.parameter;
  const setForm = (what: string, next: DocumentForm): BuilderAction =>
    step({ type: "set", what, place: form, content: next });
  switch (type) {
    case "addTemplate":
      return step({ type: "addForm", entry: pickFrom(templates, other) ?? {}, after: place });
    case "addQuestion":
      return step({
        type: "addQuestions",
        parameters: [question(text, pickFrom(types, third) ?? "string")],
        after: place,
      });
    case "addQuestions":
      return step({
        type: "addQuestions",
        parameters: [
          question(text, "string"),
          question(text, "select"),
          question("X", "number", "city"),
        ],
        after: place,
      });
    case "addSection":
      return step({ type: "addSection", title: text, at: place });
    case "addSigner":
      return step({ type: "addSigner", title: text, statement: "I agree." });
    case "duplicate":
      return step({ type: "duplicate", place });
    case "moveUp":
      return step({ type: "move", place, by: -1 - (other % 3) });
    case "moveDown":
      return step({ type: "move", place, by: 1 + (other % 3) });
    case "remove":
      return step({ type: "remove", place });
    case "label":
      return parameter ? change("label", { parameter: { ...parameter, label: text } }) : null;
    case "name":
      return parameter
        ? change("name", { parameter: { ...parameter, name: pickFrom(names, other) ?? "" } })
        : null;
    case "required":
      return parameter
        ? change("required", { parameter: { ...parameter, required: !parameter.required } })
        : null;
    case "type":
      return parameter
        ? change("type", {
            parameter: question(
              parameter.label,
              pickFrom(types, other) ?? "string",
              parameter.name,
            ),
          })
        : null;
    case "condition":
      return change("condition", {
        condition: other % 5 === 0 ? undefined : testOf(document, [third, ...rest]),
      });
    case "computation": {
      const known = namesOf(document, at?.form ?? 0);
      const [first = "a", second = "a"] = [pickFrom(known, third), pickFrom(known, rest[0])];
      const computations: readonly (NamedComputation | undefined)[] = [
        undefined,
        { compute: "sum", of: [first, second] },
        {
          compute: "difference",
          of: [{ compute: "product", of: [first, { value: "2" }] }, second],
        },
      ];
      return change("computation", { computation: pickFrom(computations, other) });
    }
    case "field":
      return change("help", { field: other % 2 === 0 ? {} : { help: text } });
    case "check": {
      const known = namesOf(document, form.form);
      const [first = "a", second = "a"] = [pickFrom(known, other), pickFrom(known, third)];
      if (!entry?.form || known.length === 0) return null;
      const checks: readonly NamedCheck[] = [
        { check: "sameAs", name: first, other: second },
        { check: "oneOfThese", names: [first, second] },
        { check: "sumOf", names: [first, second, first], total: "100" },
      ];
      return setForm("checks", {
        ...entry,
        checks: [...(entry.checks ?? []), ...checks].slice(-4),
      });
    }
    case "collectionCheck": {
      const found = pickFrom(questionsOf(document), other);
      const of = document.forms[found?.form ?? 0];
      const id = of?.id ?? of?.form?.id;
      return found && id !== undefined
        ? step({
            type: "set",
            what: "checks",
            place: { kind: "collection" },
            content: {
              ...document,
              checks: [{ check: "differentIn", form: id, names: [found.name] }],
            },
          })
        : null;
    }
    case "formId":
      return entry
        ? setForm("id", {
            ...entry,
            id: pickFrom(["home", "pay", "x", "form-2", "tasks"], other) ?? "x",
          })
        : null;
    case "when":
      return entry
        ? setForm("when", { ...entry, when: testOf(document, [other, third, ...rest]) })
        : null;
    case "repeat": {
      if (!entry) return null;
      const { repeat, ...single } = entry;
      return setForm("repeat", repeat ? single : { ...entry, repeat: {} });
    }
    case "title":
      return entry ? setForm("title", { ...entry, title: text }) : null;
    case "signerWhen":
      return person
        ? step({
            type: "set",
            what: "when",
            place: signer,
            content: { ...person, when: testOf(document, [other, third, ...rest]) },
          })
        : null;
    case "share":
      return document.forms.length === 0 ? step({ type: "replace", document: shared }) : null;
    case "undo":
    case "redo":
      return { type };
    case "select":
      return { type, place };
  }
}

const dangling = ["name-unknown", "condition-unknown", "section-unknown", "definition-refused"];

/** Lists the problems of a state that no sequence of steps may lead to. */
function problemsOf({ document, place, past }: BuilderState): readonly string[] {
  const parsed = safeParseCollection(document);
  if (!parsed.ok) return parsed.issues.map(({ path, message }) => `${path} ${message}`);
  const known = questionsOf(document).map(({ name }) => name);
  return [
    ...lintCollection(document)
      .filter(({ rule }) => dangling.includes(rule))
      // The statement fills a question of another type.
      .filter(({ path, name = "" }) => !path.startsWith("$.attestation") || !known.includes(name))
      .map(({ rule, path, what }) => `${rule} ${path}: ${what}`),
    ...(hasPlace(document, place) ? [] : [`no place ${JSON.stringify(place)}`]),
    ...(past.every((one) => hasPlace(one.document, one.place)) ? [] : ["no past place"]),
  ];
}

const json = ({ document }: BuilderState): string => JSON.stringify(document);

/** Repeats an action until the state no longer changes, and returns the JSON of each state. */
function repeat(start: BuilderState, type: "undo" | "redo"): readonly [string[], BuilderState] {
  const texts = [json(start)];
  let state = start;
  for (;;) {
    const next = builderReducer(state, { type });
    if (next === state) return [texts, state];
    state = next;
    texts.push(json(state));
  }
}

const timeout = isDeep ? 3_600_000 : 180_000;

test("any sequence of steps leads to a document without dangling references", { timeout }, () => {
  const taken = new Map<string, number>();
  const start: Collection = { forms: [] };
  fc.assert(
    fc.property(fc.array(command, { maxLength: 200, size: "max" }), (sequence) => {
      let state = initialState(start);
      for (const one of sequence) {
        const action = actionOf(state, one);
        if (!action) continue;
        const before = json(state);
        const next = builderReducer(state, action);
        expect(json(state)).toBe(before);
        expect([one.command, problemsOf(next)]).toEqual([one.command, []]);
        if (json(next) !== before) taken.set(one.command, (taken.get(one.command) ?? 0) + 1);
        state = next;
      }
      const [undone, first] = repeat(state, "undo");
      expect(first.document).toBe(start);
      expect(undone.length).toBe(state.past.length + 1);
      const [redone] = repeat(first, "redo");
      expect(redone.slice(0, undone.length)).toEqual(undone.toReversed());
    }),
    { numRuns: isDeep ? 1000 : 10 },
  );
  // Each run redoes all of its steps.
  const unseen = commands.filter((one) => !taken.has(one));
  const missing = unseen.filter((one) => one !== "select" && one !== "redo");
  expect(missing).toEqual([]);
});
