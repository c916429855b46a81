import { evaluate } from "../model/evaluate.ts";
import { createFormModel } from "../model/formModel.ts";
import { english, type MessageOverrides } from "../messages/english.ts";
import type { Form, Parameter, ParameterType } from "../definition/form.ts";
import { ownValue, recordOf } from "../record.ts";
import { ruleFor } from "../rules/index.ts";
import type { Rule, RuleOptions } from "../rules/rule.ts";
import { asksSensitive, hasSensitiveName } from "../values/sensitiveNames.ts";
import type { UnknownValues } from "../values/defaultValues.ts";

/** What `toElicitation` asks for. */
export interface ElicitationOptions extends RuleOptions {
  /** What is answered by now, as submitted strings: it is not asked for again. */
  readonly values?: UnknownValues | undefined;
  /** For Yes and No in the language of the form. */
  readonly messages?: MessageOverrides | undefined;
}

/** A question of an elicitation: a primitive, or one of a few strings. */
export interface ElicitedProperty {
  readonly type: "string" | "integer";
  readonly title: string;
  readonly description?: string;
  readonly format?: "email" | "date";
  readonly minimum?: number;
  readonly oneOf?: readonly { readonly const: string; readonly title: string }[];
}

/** What a client of the Model Context Protocol is asked to ask. */
export interface Elicitation {
  /** The `requestedSchema` of an `elicitation/create` in form mode. */
  readonly requestedSchema: {
    readonly type: "object";
    readonly properties: Readonly<Record<string, ElicitedProperty>>;
    readonly required: readonly string[];
  };
  /** The names of what may be asked for in the form itself alone. */
  readonly sensitive: readonly string[];
}

type Kind = Omit<ElicitedProperty, "title" | "description">;

const kindOf: Readonly<
  Record<
    ParameterType,
    (parameter: Parameter, rule: Rule | null, messages: MessageOverrides) => Kind
  >
> = {
  // A box that is not ticked would be a No that nobody gave.
  boolean: (_parameter, _rule, { yes = english.yes, no = english.no }) => ({
    type: "string",
    oneOf: [
      { const: "true", title: yes },
      { const: "false", title: no },
    ],
  }),
  // Never a number, which a client may round.
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
    // Where a text may stand in place of a day, it is an answer, too.
    ...(rule?.days && !rule.others && { format: "date" }),
  }),
};

/**
 * What is asked of a form and not answered yet, as the flat object of primitives that elicitation
 * takes: https://modelcontextprotocol.io/specification/2025-11-25/client/elicitation
 * What identifies a person or moves money is never in it, by its rule or by its name: ask for that
 * in the form itself. Yes or No is one of two strings, amounts and percentages are texts. Read each
 * answer with `readText(parameter, String(answer), { rule })`.
 */
export function toElicitation(form: Form, options: ElicitationOptions = {}): Elicitation {
  const { values = {}, messages = {} } = options;
  const { isVisible } = evaluate(createFormModel(form, options), values);
  const asked = form.parameters.filter(({ name }) => {
    const answer = ownValue(values, name);
    return isVisible(name) && (answer === undefined || answer === null);
  });
  const isSensitive = (parameter: Parameter): boolean =>
    asksSensitive(parameter, ruleFor(parameter, options)) || hasSensitiveName(parameter);
  const elicited = asked.filter((parameter) => !isSensitive(parameter));
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
    sensitive: asked.filter(isSensitive).map(({ name }) => name),
  };
}
