import { currency } from "../src/service/fixtures/ask.ts";
import { federalW4 } from "../src/service/fixtures/federalW4.ts";

/** A generated form of so many parameters, or the W-4. */
export type Size = number | "w4";

/** A parameter of a form as the service describes it. */
export interface Parameter {
  readonly name: string;
  readonly label: string;
  readonly type: ParameterType;
  readonly required: boolean;
  readonly description?: string;
  readonly options?: readonly Choice[] | null;
}

export interface Choice {
  readonly value: string;
  readonly label: string;
}

export interface Definition {
  readonly id: string;
  readonly description: string;
  readonly parameters: readonly Parameter[];
}

export type Values = Readonly<Record<string, string>>;

/** The six types in the order of a generated form: their rule, the message for no answer, an answer, and wrong ones. */
export const types = {
  boolean: {
    pattern: /^(true|false)$/,
    missing: "Answer yes or no",
    answer: "false",
    wrong: ["yes", "TRUE"],
  },
  currency: {
    pattern: /^(?!-0(\.0+)?$)-?(0|[1-9]\d*)(\.\d{1,2})?$/,
    missing: "Enter an amount, such as 1,234.50",
    answer: "1234.5",
    wrong: ["1.234", "1,000", "01", "-0", "abc"],
  },
  number: {
    pattern: /^[1-9]\d*$/,
    missing: "Enter a whole number, such as 12",
    answer: "7",
    wrong: ["0", "-3", "1.5"],
  },
  percent: {
    pattern: /^(100(\.0+)?|(0|[1-9]\d?)(\.\d+)?)$/,
    missing: "Enter a percentage, such as 12.5",
    answer: "12.5",
    wrong: ["100.01", "-1", "1e1"],
  },
  select: {
    pattern: /^/,
    missing: "Choose an option",
    answer: "o2",
    wrong: ["o5", "O1", " o1"],
  },
  string: {
    pattern: /\S/,
    missing: "Enter your answer",
    answer: "Some words",
    wrong: [" ", "\t\n"],
  },
} as const;

export type ParameterType = keyof typeof types;

const typeNames = Object.keys(types) as ParameterType[];
const options = Array.from({ length: 5 }, (_, nth) => ({
  value: `o${nth}`,
  label: `Option ${nth + 1}`,
}));

/** A form of `count` required parameters, five options a select. */
export function generate(count: number): Definition {
  const parameters = Array.from({ length: count }, (_, index): Parameter => {
    const type = typeNames[index % typeNames.length] ?? "string";
    const label = `Question ${index + 1}`;
    return {
      name: `p${index}`,
      label,
      type,
      required: true,
      options: type === "select" ? options : null,
    };
  });
  return { id: "bench", description: "A generated form", parameters };
}

/** The W-4 of stories and tests, with the two amounts of its third step: 17 parameters, most of them optional. */
function w4(): Definition {
  const [children, others] = ["Qualifying children", "Other dependents"].map((label, nth) =>
    currency(`step3_${nth}`, label, { description: "The count, multiplied by the credit." }),
  );
  const parameters = federalW4.parameters.flatMap((parameter) =>
    parameter.name === "dependents_amount" && children && others
      ? [children, others, parameter]
      : [parameter],
  );
  return { id: federalW4.id, description: federalW4.description ?? "", parameters };
}

export const formOf = (size: Size): Definition => (size === "w4" ? w4() : generate(size));

/** Answers of the W-4 that another parameter of their type could not have. */
const answersByName: Values = { ssn: "123-45-6789", filing_status: "married" };

/** A valid answer to every parameter. */
export const answersOf = ({ parameters }: Definition): Values =>
  Object.fromEntries(
    parameters.map(({ name, type }) => [name, answersByName[name] ?? types[type].answer]),
  );

const yesNo: readonly Choice[] = [
  { value: "true", label: "Yes" },
  { value: "false", label: "No" },
];

/** The options of a parameter that is rendered as a select; `null` for a text input. */
export const choicesOf = ({ type, options: own }: Parameter): readonly Choice[] | null =>
  type === "boolean" ? yesNo : (own ?? null);

/** Returns the message for an answer, in the words of `parameter-form`. */
export function errorOf({ name, type, required }: Parameter, value: unknown): string | undefined {
  if (typeof value !== "string" || value === "") return required ? types[type].missing : undefined;
  const pattern = name === "ssn" ? /^\d{3}-?\d{2}-?\d{4}$/ : types[type].pattern;
  return pattern.test(value) ? undefined : "Check your answer";
}

/** The index of the parameter of a type that is nearest to the middle of a form. */
export function middleOf(type: ParameterType, { parameters }: Definition): number {
  const middle = (parameters.length - 1) / 2;
  const indexes = parameters.flatMap((one, index) => (one.type === type ? [index] : []));
  return indexes.toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0] ?? -1;
}

/** The form as a JSON Schema of strings, for the libraries that render one. */
export const jsonSchemaOf = ({ description, parameters }: Definition) => ({
  type: "object" as const,
  title: description,
  required: parameters.map(({ name }) => name),
  properties: Object.fromEntries(
    parameters.map((parameter) => {
      const oneOf = choicesOf(parameter)?.map(({ value, label }) => ({
        const: value,
        title: label,
      }));
      const rule = oneOf ? { oneOf } : { pattern: types[parameter.type].pattern.source };
      return [parameter.name, { type: "string" as const, title: parameter.label, ...rule }];
    }),
  ),
});
