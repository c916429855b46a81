import type { Parameter, ParameterType } from "../../core/definition/form.ts";
import type { Condition } from "../../core/model/evaluateCondition.ts";
import { decimal } from "../../core/rules/decimal.ts";
import type { DocumentField } from "../../document/schema/collectionTypes.ts";
import { semanticsOf } from "../../document/schema/ruleSemantics.ts";
import { formatOptions, parseOptions } from "../state/optionsText.ts";
import type { Question } from "../state/place.ts";
import { optionProperties } from "./optionProperties.ts";
import { flagProperty, parameters, type Property, textProperty, withSetting } from "./property.ts";
import { ruleProperties } from "./rules.ts";

const typeTitles = {
  string: "Text",
  select: "One of several options",
  boolean: "Yes or No",
  currency: "Amount of money",
  number: "Whole number",
  percent: "Percentage",
} as const satisfies Readonly<Record<ParameterType, string>>;

const isType = (value: string): value is ParameterType => Object.hasOwn(typeTitles, value);

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

const inField = (property: Property<DocumentField>): Property<Question> => ({
  ...property,
  read: ({ field }, lang) => property.read(field, lang),
  write: (content, value, lang) => ({
    ...content,
    field: property.write(content.field, value, lang),
  }),
});

const inParameter = (
  parameter: Parameter,
  read: (one: Parameter) => string | null,
  write: (one: Parameter, value: string | null) => Parameter,
  more: Pick<Property<Question>, "settings" | "when" | "onLeave"> = {},
): Property<Question> => ({
  ...more,
  parameter,
  read: (content) => read(content.parameter),
  write: (content, value) => ({ ...content, parameter: write(content.parameter, value) }),
});

const limit = (key: "min" | "max", label: string): Property<Question> =>
  inField({
    parameter: parameters.text(key, label),
    settings: { rule: decimal(), width: "12rem" },
    when: typeIs("currency", "number", "percent"),
    read: (field) => field[key] ?? null,
    write: (field, value) => withSetting(field, key, value ?? undefined),
  });

/**
 * Properties of a question with fields for a number of rules, in the order of the page. `others` are
 * the questions that its options may depend on.
 */
export const questionProperties = (
  ruleCount: number,
  others: readonly Parameter[],
): readonly Property<Question>[] => [
  inParameter(
    parameters.text("label", "Label", {
      required: true,
      description: "The question as employees read it",
    }),
    ({ label }) => label || null,
    (one, label) => ({ ...one, label: label ?? "" }),
  ),
  {
    parameter: parameters.choice("type", "Type of answer", typeTitles, { required: true }),
    settings: { selectAs: "select" },
    read: ({ parameter }) => parameter.type,
    write: (content, type) =>
      type !== null && isType(type)
        ? {
            ...content,
            parameter: withType(content.parameter, type),
            field: fieldForType(content.field, type),
          }
        : content,
  },
  inParameter(
    parameters.yesNo("required", "Must it be answered?", { required: true }),
    ({ required }) => String(required),
    (one, required) => ({ ...one, required: required === "true" }),
    { settings: { booleanAs: "radio" } },
  ),
  inParameter(
    parameters.text("options", "Options", {
      required: true,
      description: "One per line. Submitted value and label may differ: MD - Maryland",
    }),
    (one) => (one.type === "select" ? formatOptions(one.options) || null : null),
    (one, text) =>
      one.type === "select" ? { ...one, options: parseOptions(text ?? "", one.options) } : one,
    { settings: { multiline: 6 }, when: typeIs("select") },
  ),
  ...optionProperties(others),
  inField(
    textProperty(
      parameters.text("description", "Description", { description: "Shown below the label" }),
      ({ description }) => description,
      (field, text) => withSetting(field, "description", text),
      { settings: { multiline: 2 } },
    ),
  ),
  inField(
    textProperty(
      parameters.text("help", "Help", { description: "Shown when an employee opens it" }),
      ({ help }) => help,
      (field, text) => withSetting(field, "help", text),
      { settings: { multiline: 2 } },
    ),
  ),
  ...ruleProperties<Question>(ruleCount),
  limit("min", "Lowest answer"),
  limit("max", "Highest answer"),
  inField({
    parameter: parameters.count("decimals", "Decimals"),
    when: typeIs("currency", "percent"),
    read: ({ decimals }) => (decimals === undefined ? null : String(decimals)),
    write: (field, value) =>
      withSetting(field, "decimals", value === null ? undefined : Number.parseInt(value, 10)),
  }),
  inField(
    flagProperty(
      parameters.yesNo("allow_negative", "May the answer be negative?"),
      "allowNegative",
      {
        when: typeIs("currency"),
      },
    ),
  ),
  inField({
    parameter: parameters.choice("control", "Shown as", {
      select: "A list",
      radio: "Radio buttons",
    }),
    settings: { selectAs: "select" },
    when: typeIs("select", "boolean"),
    read: ({ selectAs, booleanAs }) => selectAs ?? booleanAs ?? null,
    write({ selectAs: _select, booleanAs: _boolean, ...field }, value) {
      const as = value === "radio" || value === "select" ? value : null;
      return as ? { ...field, selectAs: as, booleanAs: as } : field;
    },
  }),
  inField({
    parameter: parameters.choice("width", "Width", {
      "6rem": "Very narrow",
      "10rem": "Narrow",
      "14rem": "Medium",
      "20rem": "Wide",
      full: "Full",
    }),
    settings: { selectAs: "select" },
    read: ({ width }) => width ?? null,
    write: (field, value) =>
      withSetting(
        field,
        "width",
        (["6rem", "10rem", "14rem", "20rem", "full"] as const).find((one) => one === value),
      ),
  }),
  inField(
    flagProperty(parameters.yesNo("sensitive", "Hide the answer from others?"), "sensitive", {
      when: typeIs("string"),
    }),
  ),
  inParameter(
    parameters.text("name", "Name", {
      required: true,
      description:
        "The service receives the answer by this name. It follows the label until the question is published.",
    }),
    ({ name }) => name,
    (one, name) => (name === null ? one : { ...one, name }),
    { settings: { spellCheck: false, autoCapitalize: "none" }, onLeave: true },
  ),
];
