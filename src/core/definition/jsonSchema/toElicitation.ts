import { evaluate, createFormModel } from "../../model/evaluate.ts";
import { english, type MessageOverrides } from "../../messages/english.ts";
import type { Form, Parameter, ParameterType, UnknownValues } from "../form.ts";
import { getOwn, recordOf } from "../../record.ts";
import { ruleFor } from "../../rules/recommendedRules.ts";
import type { Rule, RuleOptions } from "../../rules/rule.ts";
import { asksSensitive, hasSensitiveName } from "../../values/sensitiveNames.ts";

/** Options of `toElicitation`. */
export interface ElicitationOptions extends RuleOptions {
  /** Known answers as submitted strings, which are not requested. */
  readonly values?: UnknownValues | undefined;
  /** Translations of Yes and No. */
  readonly messages?: MessageOverrides | undefined;
}

/** A primitive property of an elicitation, or a choice of strings. */
export interface ElicitedProperty {
  readonly type: "string" | "integer";
  readonly title: string;
  readonly description?: string;
  readonly format?: "email" | "date";
  readonly minimum?: number;
  readonly oneOf?: readonly { readonly const: string; readonly title: string }[];
}

/** Result of `toElicitation`, for a client of the Model Context Protocol. */
export interface Elicitation {
  /** The `requestedSchema` of an `elicitation/create` in form mode. */
  readonly requestedSchema: {
    readonly type: "object";
    readonly properties: Readonly<Record<string, ElicitedProperty>>;
    readonly required: readonly string[];
  };
  /** Names of sensitive parameters, which only the form itself may request. */
  readonly sensitive: readonly string[];
}

type Kind = Omit<ElicitedProperty, "title" | "description">;

const kindOf: Readonly<
  Record<
    ParameterType,
    (parameter: Parameter, rule: Rule | null, messages: MessageOverrides) => Kind
  >
> = {
  // Not a boolean, because an unchecked checkbox would be an unintended No.
  boolean: (_parameter, _rule, { yes = english.yes, no = english.no }) => ({
    type: "string",
    oneOf: [
      { const: "true", title: yes },
      { const: "false", title: no },
    ],
  }),
  // Not a number, which a client may round.
  currency: () => ({ type: "string" }),
  percent: () => ({ type: "string" }),
  number: (_parameter, rule) => ({ type: "integer", minimum: rule?.allowsZero ? 0 : 1 }),
  select: (parameter) => ({
    type: "string",
    ...(parameter.type === "select" && {
      oneOf: parameter.options
        .filter(({ disabled }) => !disabled)
        .map(({ value, label }) => ({ const: value, title: label })),
    }),
  }),
  string: (_parameter, rule) => ({
    type: "string",
    ...(rule?.input?.inputMode === "email" && { format: "email" }),
    // A rule with `others` also accepts texts that are not dates.
    ...(rule?.days && !rule.others && { format: "date" }),
  }),
};

/**
 * Returns the unanswered visible parameters as the flat schema of an MCP elicitation:
 * https://modelcontextprotocol.io/specification/2025-11-25/client/elicitation
 * - Excludes parameters that are sensitive by rule or name. Request those in the form itself.
 * - Yes or No is a choice of two strings. Amounts and percentages are texts.
 * - Parse each answer with `readText(parameter, String(answer), { rule })`.
 */
export function toElicitation(form: Form, options: ElicitationOptions = {}): Elicitation {
  const { values = {}, messages = {} } = options;
  const { isVisible } = evaluate(createFormModel(form, options), values);
  const unanswered = form.parameters.filter(({ name }) => {
    const answer = getOwn(values, name);
    return isVisible(name) && (answer === undefined || answer === null);
  });
  const isSensitive = (parameter: Parameter): boolean =>
    asksSensitive(parameter, ruleFor(parameter, options)) || hasSensitiveName(parameter);
  const elicited = unanswered.filter((parameter) => !isSensitive(parameter));
  const propertyOf = (parameter: Parameter): ElicitedProperty => ({
    ...kindOf[parameter.type](parameter, ruleFor(parameter, options), messages),
    title: parameter.label,
    ...(parameter.description !== undefined && { description: parameter.description }),
  });
  return {
    requestedSchema: {
      type: "object",
      properties: recordOf(elicited.map((one) => [one.name, propertyOf(one)])),
      required: elicited.filter(({ required }) => required).map(({ name }) => name),
    },
    sensitive: unanswered.filter(isSensitive).map(({ name }) => name),
  };
}
