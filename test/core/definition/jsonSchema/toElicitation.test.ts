import {
  all,
  date,
  email,
  type Form,
  min,
  minLength,
  orText,
  parseForm,
  shownWhen,
  ssn,
} from "parameter-form/core";
import { type ElicitationOptions, fromJsonSchema, toElicitation } from "parameter-form/json-schema";
import { es } from "parameter-form/locales/es";
import { federalW4 } from "parameter-form/service";
import { expect, test } from "vitest";

const form: Form = parseForm({
  parameters: [
    { name: "exempt", label: "Exempt", type: "boolean", required: true, description: "Whether" },
    { name: "wage", label: "Wage", type: "currency", required: true },
    { name: "children", label: "Children", type: "number", required: false },
    { name: "share", label: "Share", type: "percent", required: false },
    { name: "state", label: "State", type: "string", required: false },
    {
      name: "plan",
      label: "Plan",
      type: "select",
      required: true,
      options: [
        { value: "a", label: "Alpha" },
        { value: "b", label: "Beta", disabled: true },
      ],
    },
    { name: "ssn", label: "SSN", type: "string", required: true },
    { name: "bank_account_number", label: "Account", type: "currency", required: false },
    { name: "__proto__", label: "Odd", type: "string", required: true },
  ],
});

const schemaWith = (options?: ElicitationOptions) => {
  const { requestedSchema, sensitive } = toElicitation(form, options);
  return { ...requestedSchema, sensitive };
};

test("converts a form to a flat object of primitives", () => {
  const yesOrNo = [
    { const: "true", title: "Yes" },
    { const: "false", title: "No" },
  ];
  expect(Object.entries(schemaWith().properties)).toEqual([
    ["exempt", { type: "string", title: "Exempt", description: "Whether", oneOf: yesOrNo }],
    ["wage", { type: "string", title: "Wage" }],
    ["children", { type: "integer", title: "Children", minimum: 1 }],
    ["share", { type: "string", title: "Share" }],
    ["state", { type: "string", title: "State" }],
    ["plan", { type: "string", title: "Plan", oneOf: [{ const: "a", title: "Alpha" }] }],
    ["__proto__", { type: "string", title: "Odd" }],
  ]);
  expect(schemaWith().required).toEqual(["exempt", "wage", "plan", "__proto__"]);
});

test("leaves out sensitive parameters and lists them", () => {
  expect(schemaWith().sensitive).toEqual(["ssn", "bank_account_number"]);
  expect(schemaWith({ rules: { state: ssn() } }).sensitive).toContain("state");
});

test.each<readonly [name: string, options: ElicitationOptions, kind: object]>([
  ["children", { rules: { children: min("0") } }, { type: "integer", minimum: 0 }],
  ["state", { rules: { state: email() } }, { type: "string", format: "email" }],
  ["state", { rules: { state: date() } }, { type: "string", format: "date" }],
  [
    "exempt",
    { messages: es },
    {
      oneOf: [
        { const: "true", title: "Sí" },
        { const: "false", title: "No" },
      ],
    },
  ],
])("%s with %o", (name, options, kind) => {
  expect(schemaWith(options).properties[name]).toMatchObject(kind);
});

test.each([
  ["its own", date({ or: "N/A" })],
  ["those of a rule around it", orText(date(), "N/A")],
  ["one of several rules", all(date({ or: "N/A" }), minLength(3))],
])("has no date format where a text is allowed in place of a day, by %s", (_, rule) => {
  expect(schemaWith({ rules: { state: rule } }).properties["state"]).not.toHaveProperty("format");
});

test("leaves out answered and hidden parameters", () => {
  const when = shownWhen(form, { children: { name: "exempt", equals: "false" } });
  const namesOf = (values: ElicitationOptions["values"]) =>
    Object.keys(schemaWith({ when, values }).properties);
  expect(namesOf({})).not.toContain("children");
  expect(namesOf({ exempt: "false", wage: null })).toEqual([
    "wage",
    "children",
    "share",
    "state",
    "plan",
    "__proto__",
  ]);
});

test("the schema of the W-4 converts back to a form", () => {
  const { requestedSchema } = toElicitation(parseForm(federalW4));
  const schema = fromJsonSchema(requestedSchema);
  expect(schema.ok && schema.form.parameters.map(({ name }) => name)).toEqual(
    Object.keys(requestedSchema.properties),
  );
});
