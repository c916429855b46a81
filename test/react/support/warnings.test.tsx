import { render } from "@testing-library/react";
import { DateField, ParameterForm, type ParameterFormProps } from "parameter-form";
import { decimal } from "parameter-form/core";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

let id = 0;
const canary = "987-65-4321";

/** A form of its own each time, as each line is written once. */
const formOf = (...parameters: readonly object[]) => ({
  id: `form_${++id}`,
  parameters: parameters.map((parameter) => ({ label: "Label", required: false, ...parameter })),
});

const draw = (props: Partial<ParameterFormProps> & { readonly form: unknown }) =>
  render(<ParameterForm onSubmit={() => {}} {...props} />);

/** What an app that is not compiled may give. */
const untyped = (props: object): Partial<ParameterFormProps> => props;

const said = () =>
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
      "parameter-form: The form definition is invalid: $.parameters[0].label: expected a string, found nothing; $.parameters[0].type: expected a string, found nothing; $.parameters[0].required: expected true or false, found nothing. In its place stands a sentence for the person. Mend it where it is written; onDefinitionError tells your app of it.",
    ],
  ],
  [
    "an unknown type",
    { form: formOf({ name: "hue", type: "colour" }) },
    [
      'parameter-form: "hue" of the form "F" has the type "colour", which is not known here, so it is drawn as text. Draw it yourself with fields={{ "hue": { as } }}, or refuse such forms with unknownTypes="error".',
    ],
  ],
  [
    "an unknown type with options",
    {
      form: formOf({ name: "hue", type: "colour", options: [{ value: "r", label: "Red" }] }),
      unknownTypes: "string",
    },
    [
      'parameter-form: "hue" of the form "F" has the type "colour", which is not known here, so it is drawn as a select of its options. Draw it yourself with fields={{ "hue": { as } }}, or refuse such forms with unknownTypes="error".',
    ],
  ],
  [
    "an unknown type that the app draws",
    { form: formOf({ name: "hue", type: "colour" }), fields: { hue: { as: () => null } } },
    [],
  ],
  [
    "a default value that is no parameter's",
    { form: formOf(age, ssn), defaultValues: { SSN: canary } },
    [
      'parameter-form: defaultValues has "SSN", which is no parameter of the form "F", so it is not shown. Names are compared to the letter; it has "age", "ssn".',
    ],
  ],
  [
    "a default value that is written otherwise",
    { form: formOf(age), defaultValues: { age: canary } },
    [
      'parameter-form: The default value of "age" of the form "F" is another text, and a number is submitted as a text such as "3", so that the form is refused until it is changed. Give it as it is submitted.',
    ],
  ],
  [
    "a default value that is no text",
    { form: formOf(ssn), ...untyped({ defaultValues: { ssn: 987654321 } }) },
    [
      'parameter-form: The default value of "ssn" of the form "F" is a number, and a string is submitted as a text, so that the form is refused until it is changed. Give it as it is submitted.',
    ],
  ],
  [
    "limits that a type has already",
    {
      form: formOf(age, rate),
      fields: { age: { min: "-1" }, rate: { min: "-5", max: "100.5" } },
    },
    [
      'parameter-form: The min of "age" of the form "F" is -1, and a number is refused below 0 in any case, so it changes nothing. Take it away, or mind that the service refuses what it seems to allow.',
      'parameter-form: The min of "rate" of the form "F" is -5, and a percent is refused below 0 in any case, so it changes nothing. Take it away, or mind that the service refuses what it seems to allow.',
      'parameter-form: The max of "rate" of the form "F" is 100.5, and a percent is refused above 100 in any case, so it changes nothing. Take it away, or mind that the service refuses what it seems to allow.',
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
      'parameter-form: multiline of "age" of the form "F" changes nothing, because it is a number. Take it away.',
      'parameter-form: multiline of "ssn" of the form "F" changes nothing, because its answer is kept from other people\'s eyes, which is done in one line. Take it away.',
      'parameter-form: multiline of "hours" of the form "F" changes nothing, because its rule reads a number. Take it away.',
      'parameter-form: multiline of "old" of the form "F" changes nothing, because its answer is kept from other people\'s eyes, which is done in one line. Take it away.',
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
      'parameter-form: The default value of "note" of the form "F" has line breaks, which become spaces where it is edited. Draw several lines with fields={{ "note": { multiline: true } }}.',
    ],
  ],
  [
    "props that are null",
    { form: formOf(ssn), ...untyped({ locale: null, fields: null }) },
    [
      "parameter-form: locale is null, so its default applies. Leave it out, or give undefined, where there is nothing to say.",
      "parameter-form: fields is null, so its default applies. Leave it out, or give undefined, where there is nothing to say.",
    ],
  ],
  [
    "a locale and a currency that are none",
    { form: formOf(ssn), locale: "en_US", currency: "dollars" },
    [
      'parameter-form: locale is "en_US", so its default applies. Give a BCP 47 tag, such as "en-US".',
      'parameter-form: currency is "dollars", so its default applies. Give an ISO 4217 code, such as "USD".',
    ],
  ],
  [
    "a calendar without days",
    { form: formOf(ssn), fields: { ssn: { as: DateField, rule: null } } },
    [
      'parameter-form: DateField draws "ssn", whose rule is not about days, so it has no calendar. Give it the rule of a date: fields={{ "ssn": { as: DateField, rule: date() } }}.',
    ],
  ],
  [
    "decimals of what has none",
    { form: formOf(age, rate, ssn), fields: { age: { decimals: 2 }, rate: { decimals: 2 } } },
    [
      'parameter-form: decimals of "age" of the form "F" is 2, and it is for amounts and percentages: this is a number. Take it away; of a text with numbers, make the rule decimal({ maxDecimals: 2 }).',
    ],
  ],
  [
    "what is right",
    {
      form: formOf(age, rate, ssn),
      defaultValues: { age: "3", rate: null, ssn: "123-45-6789" },
      fields: { age: { min: "0" }, rate: { min: "0", max: "100" } },
      when: () => true,
    },
    [],
  ],
];

test.each(cases)("%s: one warning without an answer", (_what, props, lines) => {
  const { rerender } = draw(props);
  rerender(<ParameterForm onSubmit={() => {}} {...props} submitLabel="Sign" />);
  expect(said()).toEqual(lines);
  expect(said().join()).not.toMatch(/987/);
});

test("a condition as it is written, in place of when", () => {
  vi.spyOn(console, "error").mockReturnValue();
  const when = { age: { name: "ssn", answered: true } };
  expect(() => draw({ form: formOf(age, ssn), ...untyped({ when }) })).toThrow(
    "when is not a function",
  );
  expect(said()).toEqual([
    'parameter-form: The when of the form "F" is no function, so the form cannot be drawn. Give conditions as when={shownWhen(form, conditions)}, with shownWhen of parameter-form/core.',
  ]);
});

test.each(["production", "test"])("nothing is written where NODE_ENV is %s", (env) => {
  vi.stubEnv("NODE_ENV", env);
  draw({ form: { parameters: [{}] } });
  draw({ form: formOf(age), defaultValues: { other: "1" } });
  expect(said()).toEqual([]);
});

test("nothing is written, and nothing fails, where there is no process", () => {
  vi.stubGlobal("process", undefined);
  draw({ form: formOf(age), defaultValues: { other: "1" } });
  vi.unstubAllGlobals();
  expect(said()).toEqual([]);
});
