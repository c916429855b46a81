import { render } from "@testing-library/react";
import { DateField, ParameterForm, type ParameterFormProps } from "parameter-form";
import { decimal } from "parameter-form/core";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { bannedWord } from "../../support/plainWords.ts";

let id = 0;
const canary = "987-65-4321";

/** A form of its own each time, as each line is written once. */
const formOf = (...parameters: readonly object[]) => ({
  id: `form_${++id}`,
  parameters: parameters.map((parameter) => ({ label: "Label", required: false, ...parameter })),
});

const setup = (props: Partial<ParameterFormProps> & { readonly form: unknown }) =>
  render(<ParameterForm onSubmit={() => {}} {...props} />);

/** What an app that is not compiled may give. */
const untyped = (props: object): Partial<ParameterFormProps> => props;

const warnings = () =>
  vi.mocked(console.warn).mock.calls.map((words) => words.join(" ").replaceAll(/form_\d+/g, "F"));

beforeEach(() => {
  vi.stubEnv("NODE_ENV", "development");
  vi.spyOn(console, "warn").mockReturnValue();
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

const age = { name: "age", type: "number" };
const rate = { name: "rate", type: "percent" };
const ssn = { name: "ssn", type: "string" };
const note = { name: "note", type: "string" };

const cases: readonly (readonly [
  what: string,
  props: Partial<ParameterFormProps> & { readonly form: unknown },
  lines: readonly string[],
])[] = [
  [
    "a broken definition",
    { form: { id: "broken", parameters: [{ name: "a" }] } },
    [
      "parameter-form: The form definition is invalid: $.parameters[0].label: expected a string, found nothing; $.parameters[0].type: expected a string, found nothing; $.parameters[0].required: expected true or false, found nothing. An error message is rendered instead of the form. Fix the definition; onDefinitionError reports it to your app.",
    ],
  ],
  [
    "an unknown type",
    { form: formOf({ name: "hue", type: "colour" }) },
    [
      'parameter-form: "hue" of the form "F" has the type "colour", which is unknown, so it is rendered as text. Render it yourself with fields={{ "hue": { as } }}, or reject such forms with unknownTypes="error".',
    ],
  ],
  [
    "an unknown type with options",
    {
      form: formOf({ name: "hue", type: "colour", options: [{ value: "r", label: "Red" }] }),
      unknownTypes: "string",
    },
    [
      'parameter-form: "hue" of the form "F" has the type "colour", which is unknown, so it is rendered as a select. Render it yourself with fields={{ "hue": { as } }}, or reject such forms with unknownTypes="error".',
    ],
  ],
  [
    "an unknown type that the app renders",
    { form: formOf({ name: "hue", type: "colour" }), fields: { hue: { as: () => null } } },
    [],
  ],
  [
    "a default value that is no parameter's",
    { form: formOf(age, ssn), defaultValues: { SSN: canary } },
    [
      'parameter-form: defaultValues has "SSN", which is not a parameter of the form "F", so it is ignored. Names are case-sensitive; the form has "age", "ssn".',
    ],
  ],
  [
    "a default value that is written otherwise",
    { form: formOf(age), defaultValues: { age: canary } },
    [
      'parameter-form: The default value of "age" of the form "F" is another string, but type number is submitted as a string such as "3", so the form cannot be submitted until it is changed. Pass the submitted format.',
    ],
  ],
  [
    "a default value that is no text",
    { form: formOf(ssn), ...untyped({ defaultValues: { ssn: 987654321 } }) },
    [
      'parameter-form: The default value of "ssn" of the form "F" is a number, but type string is submitted as a string, so the form cannot be submitted until it is changed. Pass the submitted format.',
    ],
  ],
  [
    "limits that a type has already",
    {
      form: formOf(age, rate),
      fields: { age: { min: "-1" }, rate: { min: "-5", max: "100.5" } },
    },
    [
      'parameter-form: The min of "age" of the form "F" is -1, but a number below 0 is always invalid, so it has no effect. Remove it: the service rejects the values that it seems to allow.',
      'parameter-form: The min of "rate" of the form "F" is -5, but a percent below 0 is always invalid, so it has no effect. Remove it: the service rejects the values that it seems to allow.',
      'parameter-form: The max of "rate" of the form "F" is 100.5, but a percent above 100 is always invalid, so it has no effect. Remove it: the service rejects the values that it seems to allow.',
    ],
  ],
  [
    "several lines where there can be one",
    {
      form: formOf(age, ssn, note, { ...note, name: "hours" }, { ...note, name: "old" }),
      fields: {
        age: { multiline: true },
        ssn: { multiline: 4 },
        note: { multiline: true },
        hours: { multiline: true, rule: decimal() },
        old: { multiline: true, stored: "1234" },
      },
    },
    [
      'parameter-form: multiline of "age" of the form "F" has no effect, because it is a number. Remove it.',
      'parameter-form: multiline of "ssn" of the form "F" has no effect, because it is sensitive, and sensitive fields have one line. Remove it.',
      'parameter-form: multiline of "hours" of the form "F" has no effect, because its rule parses a number. Remove it.',
      'parameter-form: multiline of "old" of the form "F" has no effect, because it is sensitive, and sensitive fields have one line. Remove it.',
    ],
  ],
  [
    "a default value of several lines in one",
    {
      form: formOf(note, { ...note, name: "remarks" }),
      fields: { remarks: { multiline: true } },
      defaultValues: { note: `${canary}\n`, remarks: "a\nb" },
    },
    [
      'parameter-form: The default value of "note" of the form "F" has line breaks, which become spaces when it is edited. Render several lines with fields={{ "note": { multiline: true } }}.',
    ],
  ],
  [
    "props that are null",
    { form: formOf(ssn), ...untyped({ locale: null, fields: null }) },
    [
      "parameter-form: locale is null, so its default applies. Omit it or pass undefined.",
      "parameter-form: fields is null, so its default applies. Omit it or pass undefined.",
    ],
  ],
  [
    "a locale and a currency that are none",
    { form: formOf(ssn), locale: "en_US", currency: "dollars" },
    [
      'parameter-form: locale is "en_US", which is invalid, so the default is used. Pass a BCP 47 tag such as "en-US".',
      'parameter-form: currency is "dollars", which is invalid, so the default is used. Pass an ISO 4217 code such as "USD".',
    ],
  ],
  [
    "a calendar without days",
    { form: formOf(ssn), fields: { ssn: { as: DateField, rule: null } } },
    [
      'parameter-form: DateField renders "ssn", whose rule is not a date rule, so it has no calendar. Pass a date rule: fields={{ "ssn": { as: DateField, rule: date() } }}.',
    ],
  ],
  [
    "decimals of a type without any",
    { form: formOf(age, rate, ssn), fields: { age: { decimals: 2 }, rate: { decimals: 2 } } },
    [
      'parameter-form: decimals of "age" of the form "F" is 2, but it is for amounts and percentages, and this is a number. Remove it; for a text with numbers, use the rule decimal({ maxDecimals: 2 }).',
    ],
  ],
  [
    "valid props",
    {
      form: formOf(age, rate, ssn),
      defaultValues: { age: "3", rate: null, ssn: "123-45-6789" },
      fields: { age: { min: "0" }, rate: { min: "0", max: "100" } },
      when: () => true,
    },
    [],
  ],
];

test.each(cases)("%s: logs its warnings once, without an answer", (_what, props, lines) => {
  const { rerender } = setup(props);
  rerender(<ParameterForm onSubmit={() => {}} {...props} submitLabel="Sign" />);
  expect(warnings()).toEqual(lines);
  expect(warnings().join()).not.toMatch(/987/);
  expect(bannedWord(warnings().join())).toBe(null);
});

test("warns about a raw condition in place of when", () => {
  vi.spyOn(console, "error").mockReturnValue();
  const when = { age: { name: "ssn", answered: true } };
  expect(() => setup({ form: formOf(age, ssn), ...untyped({ when }) })).toThrow(
    "when is not a function",
  );
  expect(warnings()).toEqual([
    'parameter-form: The when of the form "F" is not a function, so the form cannot be rendered. Pass conditions as when={shownWhen(form, conditions)}, with shownWhen of parameter-form/core.',
  ]);
});

test.each(["production", "test"])("logs nothing where NODE_ENV is %s", (env) => {
  vi.stubEnv("NODE_ENV", env);
  setup({ form: { parameters: [{}] } });
  setup({ form: formOf(age), defaultValues: { other: "1" } });
  expect(warnings()).toEqual([]);
});

test("logs nothing, and does not fail, without a process", () => {
  vi.stubGlobal("process", undefined);
  setup({ form: formOf(age), defaultValues: { other: "1" } });
  vi.unstubAllGlobals();
  expect(warnings()).toEqual([]);
});
