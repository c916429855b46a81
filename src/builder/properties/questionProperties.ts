import type { Parameter, ParameterType } from "../../core/definition/form.ts";
import type { Condition } from "../../core/model/evaluateCondition.ts";
import type { FieldWidth } from "../../core/rules/rule.ts";
import { decimal } from "../../core/rules/decimal.ts";
import type { DocumentField } from "../../document/schema/collectionTypes.ts";
import { semanticsOf } from "../../document/schema/ruleSemantics.ts";
import { formatOptions, parseOptions } from "../state/optionsText.ts";
import type { Question } from "../state/place.ts";
import { optionProperties } from "./optionProperties.ts";
import {
  choice,
  type Codec,
  count,
  flag,
  inside,
  isKeyOf,
  keyed,
  kept,
  localized,
  plain,
  type Property,
  toOptions,
} from "./property.ts";
import { ruleProperties } from "./rules.ts";

const typeTitles = {
  string: "Text",
  select: "One of several options",
  boolean: "Yes or No",
  currency: "Amount of money",
  number: "Whole number",
  percent: "Percentage",
} as const satisfies Readonly<Record<ParameterType, string>>;

const typeIs = (...oneOf: readonly ParameterType[]): Condition => ({ name: "type", oneOf });

/** A select needs an option to be rendered. Lint reports its empty label. */
const noOptions = [{ value: "", label: "" }] as const;

/** Returns the parameter with another type. Options are kept only by a select. */
function withType(parameter: Parameter, type: ParameterType): Parameter {
  const { name, label, required, description } = parameter;
  const base = { name, label, required, ...(description !== undefined && { description }) };
  return type === "select" ? { ...base, type, options: noOptions } : { ...base, type };
}

/** Removes the settings that do not apply to a type. */
function fieldForType(field: DocumentField, type: ParameterType): DocumentField {
  const { rule, min, max, decimals, allowNegative, optionsFor, groups, ...others } = field;
  const isNumeric = type === "currency" || type === "number" || type === "percent";
  const limits = {
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    ...(decimals !== undefined && { decimals }),
    ...(allowNegative !== undefined && { allowNegative }),
  };
  const options = { ...(optionsFor && { optionsFor }), ...(groups && { groups }) };
  const isKept =
    rule &&
    (rule.rule === "all" || rule.rule === "orText"
      ? type === "string"
      : semanticsOf(rule.rule).types.includes(type));
  return {
    ...others,
    ...(isNumeric && limits),
    ...(type === "select" && options),
    ...(isKept && { rule }),
  };
}

/** Limits of a number, which are stored in the texts of a service: `"0.5"`. */
const limit = {
  settings: { rule: decimal(), width: "12rem" },
  when: typeIs("currency", "number", "percent"),
} as const;

const isRequired: Codec<boolean> = {
  ...flag,
  parse: (answer) => answer === "true",
};

const controls = { select: "A list", radio: "Radio buttons" };

const width: Codec<FieldWidth> = choice({
  "6rem": "Very narrow",
  "10rem": "Narrow",
  "14rem": "Medium",
  "20rem": "Wide",
  full: "Full",
});

const control: Property<DocumentField> = {
  parameter: {
    name: "control",
    label: "Shown as",
    required: false,
    type: "select",
    options: toOptions(controls),
  },
  settings: { selectAs: "select" },
  when: typeIs("select", "boolean"),
  read: ({ selectAs, booleanAs }) => selectAs ?? booleanAs ?? null,
  write: ({ selectAs: _select, booleanAs: _boolean, ...field }, value) =>
    isKeyOf(controls, value) ? { ...field, selectAs: value, booleanAs: value } : field,
};

const type: Property<Question> = {
  parameter: {
    name: "type",
    label: "Type of answer",
    required: true,
    type: "select",
    options: toOptions(typeTitles),
  },
  settings: { selectAs: "select" },
  read: ({ parameter }) => parameter.type,
  write: (content, value) =>
    isKeyOf(typeTitles, value)
      ? {
          ...content,
          parameter: withType(content.parameter, value),
          field: fieldForType(content.field, value),
        }
      : content,
};

const options: Property<Parameter> = {
  parameter: {
    name: "options",
    label: "Options",
    required: true,
    type: "string",
    description: "One per line. Submitted value and label may differ: MD - Maryland",
  },
  settings: { multiline: 6 },
  when: typeIs("select"),
  read: (one) => (one.type === "select" ? formatOptions(one.options) || null : null),
  write: (one, text) =>
    one.type === "select" ? { ...one, options: parseOptions(text ?? "", one.options) } : one,
};

/**
 * Properties of a question with fields for a number of rules, in the order of the page. `others` are
 * the questions that its options may depend on.
 */
export const questionProperties = (
  ruleCount: number,
  others: readonly Parameter[],
): readonly Property<Question>[] => [
  ...inside<Question, "parameter">("parameter", [
    keyed("label", { ...plain, parse: (answer) => answer ?? "" }, "Label", {
      required: true,
      description: "The question as employees read it",
    }),
  ]),
  type,
  ...inside<Question, "parameter">("parameter", [
    keyed("required", isRequired, "Must it be answered?", {
      required: true,
      settings: { booleanAs: "radio" },
    }),
    options,
  ]),
  ...optionProperties(others),
  ...inside<Question, "field">("field", [
    keyed("description", localized, "Description", {
      description: "Shown below the label",
      settings: { multiline: 2 },
    }),
    keyed("help", localized, "Help", {
      description: "Shown when an employee opens it",
      settings: { multiline: 2 },
    }),
    ...ruleProperties(ruleCount),
    keyed("min", plain, "Lowest answer", limit),
    keyed("max", plain, "Highest answer", limit),
    keyed("decimals", count, "Decimals", { when: typeIs("currency", "percent") }),
    keyed("allowNegative", flag, "May the answer be negative?", { when: typeIs("currency") }),
    control,
    keyed("width", width, "Width", { settings: { selectAs: "select" } }),
    keyed("sensitive", flag, "Hide the answer from others?", { when: typeIs("string") }),
  ]),
  ...inside<Question, "parameter">("parameter", [
    keyed("name", kept, "Name", {
      required: true,
      description:
        "The service receives the answer by this name. It follows the label until the question is published.",
      settings: { spellCheck: false, autoCapitalize: "none" },
      onLeave: true,
    }),
  ]),
];
