import { type Collection, CollectionError, diffCollection } from "parameter-form/document";
import { expect, test } from "vitest";
import { bannedWord } from "../../support/plainWords.ts";

const name = { name: "name", label: "First name", type: "string", required: true } as const;
const wage = { name: "wage", label: "Hourly wage", type: "currency", required: false } as const;
const pay = { id: "pay", description: "Pay", parameters: [name, wage] };
const whole: Collection = { forms: [{ form: pay }, { id: "fetched", title: { en: "Taxes" } }] };
const [first, second] = whole.forms;

/** What is said of a collection, what is said now, and what is said of that. */
const cases: readonly (readonly [before: object, now: object, said: readonly string[]])[] = [
  [{}, {}, []],
  [{}, { forms: [first] }, ["breaks answers $.forms[1]: The form “Taxes” was removed"]],
  [{ forms: [second] }, {}, ["asks again $.forms[0]: The form “Pay” is new"]],
  [{}, { forms: [second, first] }, ["cosmetic $.forms: The forms are reordered"]],
  [
    { forms: [{ form: pay, prefill: { values: {}, origin: "HR" } }] },
    { forms: [{ form: pay, prefill: { values: {}, origin: "HR", confirm: true } }] },
    ["asks again $.forms[0].prefill: The form “Pay” is prefilled differently"],
  ],
  [
    { forms: [{ form: pay, prefill: { values: {}, origin: "HR", confirm: true } }] },
    { forms: [{ form: pay }] },
    ["changes meaning $.forms[0].prefill: The form “Pay” is prefilled differently"],
  ],
  [
    { forms: [{ id: "a" }] },
    { forms: [] },
    ["breaks answers $.forms[0]: The form “a” was removed"],
  ],
  [
    {},
    { forms: [{ form: { ...pay, parameters: [name] } }, second] },
    ["breaks answers $.forms[0].form.parameters[1]: “Hourly wage” was removed"],
  ],
  [
    {},
    { rules: { wage: { rule: "min", value: "5" } } },
    [
      "breaks answers $.rules: The collection has other rules, and not all forms have a definition to determine the effect",
      "breaks answers $.rules.wage: “Hourly wage” must be 5 or more now",
    ],
  ],
  [
    { forms: [first] },
    { forms: [first], rules: { wage: { rule: "min", value: "5" } } },
    ["breaks answers $.rules.wage: “Hourly wage” must be 5 or more now"],
  ],
  [
    {},
    { defaultRules: false },
    [
      "breaks answers $.defaultRules: The collection has other rules, and not all forms have a definition to determine the effect",
    ],
  ],
  [
    {},
    {
      forms: [
        first,
        {
          ...second,
          rules: { rate: { rule: "min", value: "5" } },
          fields: { rate: { help: "In percent" } },
          defaultRules: false,
          conditions: { rate: { form: "pay", name: "wage", answered: true } },
        },
      ],
    },
    [
      "breaks answers $.forms[1].rules: The form “Taxes” has other rules, and no definition to determine the effect",
      "breaks answers $.forms[1].defaultRules: The form “Taxes” has other rules, and no definition to determine the effect",
      "breaks answers $.forms[1].conditions: The form “Taxes” has other conditions, and no definition to determine the effect",
      "breaks answers $.forms[1].fields: The form “Taxes” has other settings of its questions, and no definition to determine the effect",
    ],
  ],
  [
    {},
    { forms: [first, { ...second, form: { id: "fetched", parameters: [wage] } }] },
    [
      "breaks answers $.forms[1].form: The form “Taxes” cannot be compared: one of its revisions has no definition",
    ],
  ],
  [
    {},
    { forms: [first, { ...second, when: { form: "pay", name: "wage", answered: true } }] },
    ["asks again $.forms[1].when: The form “Taxes” has another condition"],
  ],
  [
    { title: "A" },
    { title: "B", version: "2", id: "c" },
    [
      "cosmetic $.title: The collection has another title",
      "cosmetic $.id: The collection has another id",
      "cosmetic $.version: The collection has another version",
    ],
  ],
  [
    { forms: [{ form: { parameters: [name] } }] },
    { forms: [] },
    ["breaks answers $.forms[0]: The form “form-1” was removed"],
  ],
  [
    { attestation: { statement: "I" }, signers: [{ id: "hr", title: "HR", statement: "Me" }] },
    { attestation: { statement: "I" }, signers: [{ id: "hr", title: "HR", statement: "Us" }] },
    ["asks again $.signers: The collection has other signers"],
  ],
  [
    {},
    { whatNext: "Wait" },
    ["cosmetic $.whatNext: The collection has another text for the next steps"],
  ],
  [
    {},
    { currency: "EUR" },
    ["changes meaning $.currency: The collection has amounts in another currency"],
  ],
  [
    {},
    { attestation: { statement: "I swear" } },
    ["changes meaning $.attestation: The collection has another statement to sign"],
  ],
  [
    { attestation: { statement: "I swear" } },
    {
      attestation: { statement: "I swear" },
      signers: [{ id: "hr", title: "HR", statement: "Me" }],
    },
    ["asks again $.signers: The collection has other signers"],
  ],
  [
    {
      attestation: { statement: "I swear" },
      signers: [{ id: "hr", title: "HR", statement: "Me" }],
    },
    { attestation: { statement: "I swear" } },
    ["changes meaning $.signers: The collection has other signers"],
  ],
  [
    {},
    { checks: [{ check: "differentIn", form: "pay", names: ["name"] }] },
    ["breaks answers $.checks: The collection has other checks between forms"],
  ],
];

test("lists the changes of a collection", () => {
  for (const [before, now, expected] of cases) {
    const changes = diffCollection({ ...whole, ...before }, { ...whole, ...now });
    expect
      .soft(
        changes.map(({ class: kind, path, what }) => `${kind} ${path}: ${what}`),
        JSON.stringify(now),
      )
      .toEqual(expected);
    for (const { what } of changes) expect.soft(bannedWord(what), what).toBe(null);
  }
});

const answered = { form: "pay", name: "wage", answered: false } as const;
const yes = { name: "name", equals: "Ada" } as const;
const hidden = { form: pay, conditions: { wage: yes } };
const collectionWith = (parameter: object, settings: object = {}) => ({
  form: { id: "tax", description: "Tax", parameters: [{ ...parameter, name: "rate" }] },
  ...settings,
});
const other = { form: { id: "other", parameters: [wage] } };

/** What is said of the first form, the forms that follow it, and what asking others does. */
const waiting: readonly (readonly [now: object, others: readonly object[], said: string])[] = [
  [hidden, [], "changes meaning"],
  [hidden, [collectionWith(wage, { conditions: { rate: answered } })], "changes meaning"],
  [hidden, [collectionWith(name, { conditions: { rate: answered } })], "asks again"],
  [
    hidden,
    [collectionWith(name, { conditions: { rate: { ...yes, form: "pay" } } })],
    "changes meaning",
  ],
  [
    hidden,
    [collectionWith(name, { conditions: { rate: { name: "wage", answered: false } } })],
    "asks again",
  ],
  [
    hidden,
    [other, collectionWith(name, { conditions: { rate: { ...answered, form: "other" } } })],
    "changes meaning",
  ],
  [hidden, [collectionWith(name, { when: answered })], "asks again"],
  [hidden, [collectionWith(wage, { when: answered })], "changes meaning"],
  [hidden, [{ id: "fetched", when: answered }], "asks again"],
  [hidden, [{ id: "fetched", conditions: { rate: answered } }], "asks again"],
  [
    hidden,
    [
      collectionWith(wage, {
        conditions: { rate: answered },
        checks: [{ check: "oneOfThese", names: ["rate"] }],
      }),
    ],
    "breaks answers",
  ],
  [
    hidden,
    [
      collectionWith(wage, { conditions: { rate: answered } }),
      { id: "late", when: { form: "tax", name: "rate", answered: true } },
    ],
    "asks again",
  ],
  [
    hidden,
    [
      collectionWith(wage, { when: answered }),
      { id: "late", when: { name: "rate", answered: true } },
    ],
    "asks again",
  ],
  [{ form: pay, disabled: true }, [collectionWith(wage, { when: answered })], "changes meaning"],
  [{ form: pay, disabled: true }, [collectionWith(name, { when: answered })], "asks again"],
  [
    { form: pay, fields: { wage: { disabled: true } } },
    [collectionWith(name, { when: answered })],
    "asks again",
  ],
  [
    { form: pay, fields: { name: { disabled: true } } },
    [collectionWith(name, { when: answered })],
    "changes meaning",
  ],
];

test("classifies a change of conditions by the answers that depend on it", () => {
  for (const [now, others, expected] of waiting) {
    const changes = diffCollection({ forms: [first, ...others] }, { forms: [now, ...others] });
    expect
      .soft(
        changes.map((change) => change.class),
        JSON.stringify(now),
      )
      .toEqual([expected]);
  }
});

test("counts answers by their form", () => {
  const now = { forms: [{ form: { ...pay, parameters: [name] } }, second] };
  const answers = { pay: [{ name: "A" }, { name: "B", wage: "5" }], other: [{ wage: "5" }] };
  expect(diffCollection(whole, now, { answers })).toMatchObject([
    {
      refused: 1,
      what: "“Hourly wage” was removed: 1 of 2 stored answers can no longer be submitted",
    },
  ]);
});

test("rejects a document that is not a collection", () => {
  expect(() => diffCollection(whole, {})).toThrow(CollectionError);
});
