import { lintCollection, lintForm } from "parameter-form/document";
import { expect, test } from "vitest";
import { bannedWord } from "../../support/plainWords.ts";

type Parts = Readonly<Record<string, unknown>>;

const text = (name: string, label: string, more: Parts = {}) => ({
  name,
  label,
  type: "string",
  required: true,
  ...more,
});
const option = (value: string, label: string, more: Parts = {}) => ({ value, label, ...more });
const status = {
  ...text("status", "Filing status"),
  type: "select",
  options: [option("single", "Single"), option("married", "Married")],
};
const exempt = { ...text("exempt", "I claim exemption"), type: "boolean" };
const wage = { ...text("wage", "Hourly wage"), type: "currency" };
const children = { ...text("children", "Children under 17"), type: "number" };
const share = { ...text("share", "Share of pay"), type: "percent", required: false };
const name = text("first_name", "First name");

/** A form with these parameters, in English. */
const form = (...parameters: readonly unknown[]) => ({ lang: "en", parameters });

/** A collection with one form of these parameters, of which this is said. */
const document = (parameters: readonly unknown[], more: Parts) => ({
  forms: [{ form: { id: "a", ...form(...parameters) }, ...more }],
});

const waits = (parameters: readonly unknown[], conditions: Parts) =>
  document(parameters, { conditions });
const ruled = (parameter: { readonly name: string }, rule: unknown) =>
  document([parameter], { rules: { [parameter.name]: rule } });
const all = (...rules: readonly unknown[]) => ({ rule: "all", rules });
const min = (value: string) => ({ rule: "min", value });
const max = (value: string) => ({ rule: "max", value });

/** Forms with the ids `a`, `b`, … and what is said of each. */
const several = (
  ...forms: readonly (readonly [parameters: readonly unknown[], more?: Parts])[]
) => ({
  forms: forms.map(([parameters, more = {}], at) => ({
    form: { id: "abc"[at], ...form(...parameters) },
    ...more,
  })),
});

/** A definition or a collection with one fault, and what is found of it: its class and its place. */
const faults: readonly (readonly [json: unknown, finding: string])[] = [
  // A definition that parseForm refuses.
  [{}, "definition-refused $.parameters"],
  [form({ ...name, label: undefined }), "definition-refused $.parameters[0].label"],
  [form({ ...status, options: [] }), "definition-refused $.parameters[0].options"],
  [form(name, { ...name, label: "Given name" }), "definition-refused $.parameters[1].name"],
  [
    document([{ ...name, required: "yes" }], {}),
    "definition-refused $.forms[0].form.parameters[0].required",
  ],
  [{ forms: [{ titel: "Taxes", id: "a" }] }, "definition-refused $.forms[0].titel"],
  [form({ ...name, type: "text" }), "type-unknown $.parameters[0].type"],
  // Options.
  [
    form({ ...status, options: [...status.options, option("single", "Head of household")] }),
    "option-twice $.parameters[0].options[2].value",
  ],
  [
    form({ ...status, options: [option("a", "A"), { value: null, label: "None" }] }),
    "option-without-value $.parameters[0].options[1].value",
  ],
  [
    form({ ...status, options: [option("a", "A", { disabled: true })] }),
    "options-closed $.parameters[0].options",
  ],
  [form({ ...status, options: [option("", "")] }), "options-closed $.parameters[0].options"],
  // Labels.
  [form({ ...name, label: " : " }), "label-empty $.parameters[0].label"],
  [form({ ...name, label: "step_2_checkbox" }), "label-machine $.parameters[0].label"],
  [form({ ...name, name: "firstName", label: "firstName" }), "label-machine $.parameters[0].label"],
  [form(name, text("given_name", "First name:")), "label-twice $.parameters[1].label"],
  [
    form({ ...status, options: [option("a", "A"), { value: null, label: "" }, option("b", " ")] }),
    "option-without-value $.parameters[0].options[1].value, label-empty $.parameters[0].options[2].label",
  ],
  [
    form({ ...status, options: [option("hoh", "head_of_household")] }),
    "label-machine $.parameters[0].options[0].label",
  ],
  [
    form({ ...status, options: [option("s", "Single"), option("m", "single")] }),
    "label-twice $.parameters[0].options[1].label",
  ],
  // Conditions.
  [
    waits([name, exempt], { first_name: { name: "exmpt", equals: "true" } }),
    "condition-unknown $.forms[0].conditions.first_name",
  ],
  [
    waits([exempt], { first_name: { name: "exempt", equals: "true" } }),
    "condition-unknown $.forms[0].conditions.first_name",
  ],
  [
    several([[name]], [[wage], { when: { form: "z", name: "first_name", answered: true } }]),
    "condition-unknown $.forms[1].when",
  ],
  [
    several([[name]], [[name]], [[wage], { when: { name: "first_name", answered: true } }]),
    "condition-unknown $.forms[2].when",
  ],
  [
    several([[name], { repeat: {} }], [[wage], { when: { name: "first_name", answered: true } }]),
    "condition-unknown $.forms[1].when",
  ],
  [
    waits([exempt, status], { exempt: { name: "status", equals: "widowed" } }),
    "condition-option $.forms[0].conditions.exempt",
  ],
  [
    waits([exempt, status], { status: { name: "exempt", not: "yes" } }),
    "condition-option $.forms[0].conditions.status",
  ],
  [
    waits([exempt, children], { exempt: { name: "children", oneOf: ["1", "two"] } }),
    "condition-option $.forms[0].conditions.exempt",
  ],
  [
    waits([exempt, name], {
      exempt: { name: "first_name", answered: true },
      first_name: { name: "exempt", equals: "true" },
    }),
    "condition-circular $.forms",
  ],
  [
    several(
      [[name], { when: { name: "wage", answered: true } }],
      [[wage], { when: { name: "first_name", answered: true } }],
    ),
    "condition-circular $.forms",
  ],
  [
    waits([exempt, status, share], {
      share: {
        all: [
          { name: "status", equals: "single" },
          { name: "status", equals: "married" },
        ],
      },
    }),
    "condition-never $.forms[0].conditions.share",
  ],
  [waits([share], { share: { any: [] } }), "condition-never $.forms[0].conditions.share"],
  [
    several(
      [[exempt]],
      [
        [name],
        {
          when: {
            all: [
              { name: "exempt", equals: "true" },
              { name: "exempt", answered: false },
            ],
          },
        },
      ],
    ),
    "condition-never $.forms[1].when",
  ],
  [
    waits([exempt, status, share], {
      status: { name: "exempt", equals: "true" },
      share: {
        all: [
          { name: "status", equals: "single" },
          { name: "exempt", not: "true" },
        ],
      },
    }),
    "condition-never $.forms[0].conditions.share",
  ],
  [
    waits([exempt, share], {
      share: {
        any: [
          { name: "exempt", equals: "true" },
          { name: "exempt", not: "true" },
        ],
      },
    }),
    "condition-always $.forms[0].conditions.share",
  ],
  [waits([share], { share: { all: [] } }), "condition-always $.forms[0].conditions.share"],
  [
    waits([exempt, status], {
      exempt: {
        all: [
          { name: "status", answered: false },
          { name: "status", not: "single" },
          { name: "status", equals: "single" },
        ],
      },
    }),
    "required-hidden $.forms[0].conditions.exempt",
  ],
  [
    several(
      [[exempt]],
      [
        [name, share],
        { when: { any: [] }, conditions: { share: { name: "first_name", answered: true } } },
      ],
    ),
    "condition-never $.forms[1].when",
  ],
  [
    {
      ...several([[name]], [[wage], { repeat: {} }]),
      checks: [{ check: "differentIn", form: "b", names: ["first_name"] }],
    },
    "name-unknown $.checks[0].names[0]",
  ],
  // Answers that identify a person or move money.
  [
    form({ ...text("ssn", "Social Security number"), type: "currency" }),
    "sensitive-shown $.parameters[0].type",
  ],
  [form(text("field_7", "Social Security number")), "sensitive-shown $.parameters[0].name"],
  [
    document([text("account_number", "Account number")], {}),
    "sensitive-unprotected $.forms[0].form.parameters[0]",
  ],
  [
    document([text("ssn", "Social Security number")], { rules: { ssn: null } }),
    "sensitive-unprotected $.forms[0].form.parameters[0]",
  ],
  [
    document([text("passport_number", "Passport number")], {
      rules: { passport_number: { rule: "maxLength", value: 9 } },
    }),
    "sensitive-unprotected $.forms[0].form.parameters[0]",
  ],
  // Sections.
  [
    document([name], { sections: [{ title: "About you", names: [] }] }),
    "section-empty $.forms[0].sections[0].names",
  ],
  [
    document([name], { sections: [{ title: "You", names: ["first_name", "last_name"] }] }),
    "section-unknown $.forms[0].sections[0].names[1]",
  ],
  [
    document([name, wage], {
      sections: [
        { title: "You", names: ["first_name"] },
        { title: "Pay", names: ["first_name", "wage"] },
      ],
    }),
    "section-twice $.forms[0].sections[1].names[0]",
  ],
  // Names that are spoken of.
  [
    document([name], { rules: { first: { rule: "maxLength", value: 9 } } }),
    "name-unknown $.forms[0].rules.first",
  ],
  [
    document([name], { fields: { first: { help: "As on your card" } } }),
    "name-unknown $.forms[0].fields.first",
  ],
  [
    document([status, name], {
      fields: {
        status: { label: "Your status", options: { single: "Not married", divorced: "Divorced" } },
        first_name: { options: { a: "A" } },
        last_name: { options: { a: "A" } },
      },
    }),
    [
      "name-unknown $.forms[0].fields.last_name",
      "name-unknown $.forms[0].fields.status.options.divorced",
      "name-unknown $.forms[0].fields.first_name.options.a",
    ].join(", "),
  ],
  [
    document([wage, share], {
      compute: {
        share: {
          compute: "sum",
          of: ["wage", { compute: "product", of: ["wages", { value: "2" }] }],
        },
      },
    }),
    "name-unknown $.forms[0].compute.share.of[1].of[0]",
  ],
  [
    document([share], { checks: [{ check: "sumOf", names: ["share", "rest"], total: "100" }] }),
    "name-unknown $.forms[0].checks[0].names[1]",
  ],
  [
    document([name], { checks: [{ check: "sameAs", name: "first_name", other: "given" }] }),
    "name-unknown $.forms[0].checks[0].other",
  ],
  [{ ...document([name], {}), rules: { zip: { rule: "zip" } } }, "name-unknown $.rules.zip"],
  [
    { ...document([name], {}), checks: [{ check: "differentIn", form: "b", names: ["zip"] }] },
    "definition-refused $.checks[0].form",
  ],
  [
    {
      ...document([name], { repeat: {} }),
      checks: [{ check: "differentIn", form: "a", names: ["zip"] }],
    },
    "name-unknown $.checks[0].names[0]",
  ],
  // Rules that a type cannot have.
  [ruled(children, { rule: "zip" }), "rule-type $.forms[0].rules.children"],
  [
    ruled(children, { rule: "orText", of: { rule: "zip" }, texts: ["None"] }),
    "rule-type $.forms[0].rules.children.of",
  ],
  [
    ruled(name, all({ rule: "maxLength", value: 9 }, min("1"))),
    "rule-type $.forms[0].rules.first_name.rules[1]",
  ],
  [ruled(status, { rule: "mustBeTrue" }), "rule-type $.forms[0].rules.status"],
  [
    document([exempt], { fields: { exempt: { min: "1" } } }),
    "rule-type $.forms[0].fields.exempt.min",
  ],
  [
    document([children], { fields: { children: { decimals: 2 } } }),
    "rule-type $.forms[0].fields.children.decimals",
  ],
  [{ ...document([status], {}), rules: { status: { rule: "date" } } }, "rule-type $.rules.status"],
  // Limits that no value meets.
  [ruled(wage, all(min("20"), max("10"))), "limit-unmet $.forms[0].rules.wage.rules[1]"],
  [ruled(share, min("150")), "limit-unmet $.forms[0].rules.share"],
  [ruled(children, max("0")), "limit-unmet $.forms[0].rules.children"],
  [
    document([wage], { fields: { wage: { min: "20", max: "10" } } }),
    "limit-unmet $.forms[0].fields.wage.max",
  ],
  [
    ruled(name, { rule: "decimal", min: "9", max: "1" }),
    "limit-unmet $.forms[0].rules.first_name.max",
  ],
  [
    ruled(name, all({ rule: "minLength", value: 9 }, { rule: "maxLength", value: 5 })),
    "limit-unmet $.forms[0].rules.first_name.rules[1]",
  ],
  [ruled(name, { rule: "maxLength", value: 0 }), "limit-unmet $.forms[0].rules.first_name"],
  [
    ruled(name, { rule: "date", min: { days: 1 }, max: "today" }),
    "limit-unmet $.forms[0].rules.first_name",
  ],
  [ruled(status, { rule: "oneOf", values: ["widowed"] }), "limit-unmet $.forms[0].rules.status"],
  [ruled(exempt, { rule: "oneOf", values: ["yes"] }), "limit-unmet $.forms[0].rules.exempt"],
  [document([name], { repeat: { min: 3, max: 2 } }), "limit-unmet $.forms[0].repeat"],
  // One name, two types.
  [
    several([[wage]], [[{ ...wage, type: "string" }]]),
    "name-two-types $.forms[1].form.parameters[0].type",
  ],
  // Texts in another language.
  [form(text("a", "Nombre del empleado")), "text-language $.parameters[0].label"],
  [form(text("a", "你的名字")), "text-language $.parameters[0].label"],
  [{ ...form(name), description: "Ваши имя и адрес" }, "text-language $.description"],
  [
    {
      lang: "es",
      parameters: [text("a", "Nombre", { description: "Enter the name of your employer" })],
    },
    "text-language $.parameters[0].description",
  ],
  [
    { lang: "ko-KR", parameters: [text("a", "First name and initial")] },
    "text-language $.parameters[0].label",
  ],
  [
    form({
      ...status,
      options: [option("s", "Single"), option("m", "Casado con su cuenta y banco")],
    }),
    "text-language $.parameters[0].options[1].label",
  ],
  [
    { ...document([name], { title: { en: "You", es: "Usted" } }), title: { en: "New hire" } },
    "text-missing $.title",
  ],
  [
    document([status, name], {
      title: { en: "You", es: "Usted" },
      fields: {
        status: { label: { en: "Your status" }, options: { single: { en: "Not married" } } },
        first_name: { label: "The name of your employer", options: { a: { es: "A" } } },
      },
    }),
    [
      "name-unknown $.forms[0].fields.first_name.options.a",
      "text-missing $.forms[0].fields.status.label",
      "text-missing $.forms[0].fields.status.options.single",
      "text-language $.forms[0].fields.first_name.label",
    ].join(", "),
  ],
  [
    {
      forms: [
        {
          id: "fetched",
          title: { en: "You", es: "Usted" },
          fields: { first_name: { label: { es: "Nombre" } } },
        },
      ],
    },
    "text-missing $.forms[0].fields.first_name.label",
  ],
  [
    document([name], { fields: { first_name: { label: { es: "The name of your employer" } } } }),
    "text-language $.forms[0].fields.first_name.label.es",
  ],
  [
    { ...document([name], {}), signers: [{ id: "hr", title: "HR", statement: "I have seen it" }] },
    "definition-refused $.attestation",
  ],
  [document([name], { title: { en: "You", es: " " } }), "text-missing $.forms[0].title"],
  [
    {
      ...document([name], { title: { en: "You", es: "Usted" } }),
      whatNext: "Your employer reads what you have sent",
    },
    "text-language $.whatNext",
  ],
  [
    document([name], { title: { en: "You", es: "Name of your employer" } }),
    "text-language $.forms[0].title.es",
  ],
  [
    document([name, wage], {
      title: { en: "You", es: "Usted" },
      rules: { first_name: { rule: "pattern", pattern: "^A", message: { en: "enter an A" } } },
    }),
    "text-missing $.forms[0].rules.first_name.message",
  ],
];

test("finds each fault at its path", () => {
  for (const [json, finding] of faults) {
    const isCollection = typeof json === "object" && json !== null && "forms" in json;
    const found = isCollection ? lintCollection(json) : lintForm(json);
    expect
      .soft(
        found.map(({ rule, path }) => `${rule} ${path}`),
        finding,
      )
      .toEqual(finding.split(", "));
    for (const document of found.flatMap(({ what, why, advice }) => [what, why, advice]))
      expect.soft(document, finding).not.toMatch(/\.$/);
  }
});

test("findings are in plain words", () => {
  const findings = faults.flatMap(([json]) => [...lintForm(json), ...lintCollection(json)]);
  const messages = findings.flatMap(({ what, why, advice }) => [what, why, advice]);
  for (const message of messages) expect.soft(bannedWord(message), message).toBe(null);
});

test("at least forty faults are seeded", () => {
  expect(faults.length).toBeGreaterThanOrEqual(40);
});
