import { answersAsked, askedIn } from "./asked.ts";
import { rulesByAnswers } from "./byAnswers.ts";
import type { Form, Parameter } from "./form.ts";
import { issuesAmong, issuesBetween } from "./checks/check.ts";
import { fault, type Issue, issueOf } from "./issue.ts";
import { ownValue } from "./record.ts";
import { faultOf } from "./parameters/index.ts";
import { ruleFor } from "./rules/index.ts";
import type { Rule, RuleOptions } from "./rules/rule.ts";
import type { UnknownValues } from "./values.ts";

/** The rule of one parameter when it is at hand; otherwise it is looked up in `rules` by name. */
export interface ValidateValueOptions extends RuleOptions {
  readonly rule?: Rule | null | undefined;
}

/**
 * Whether one value may be submitted: `null`, or the issue that stands against it. A warning does
 * not block. Unanswered is `null` or `undefined`; `""` is a value.
 */
export function validateValue(
  parameter: Parameter,
  value: unknown,
  options: ValidateValueOptions = {},
): Issue | null {
  const found = findFault(parameter, value, options);
  return found && issueOf(parameter.name, found);
}

function findFault(parameter: Parameter, value: unknown, options: ValidateValueOptions) {
  if (value === null || value === undefined) {
    if (!parameter.required) return null;
    const { rule = ruleFor(parameter, options) } = options;
    return rule?.missing ?? fault("valueMissing", "missing");
  }
  if (typeof value !== "string") return fault("typeMismatch", "notText");
  const { rule = ruleFor(parameter, options) } = options;
  return faultOf(value, parameter, rule);
}

/**
 * Every issue of a submission, in form order; last what `checks` say of parameters that are not
 * asked. The service would accept it when none is an error: a rule may warn. Names the form lacks
 * are not looked at.
 */
export function validateForm(
  form: Form,
  values: UnknownValues,
  options: RuleOptions = {},
): Issue[] {
  const { parameters } = form;
  const answer = (name: string): unknown => ownValue(values, name);
  const isAsked = askedIn(options.when, answer);
  const between = issuesBetween(() => answersAsked(form, answer, isAsked, options), options);
  const answers = answersTo(parameters, values);
  const now = rulesByAnswers(form, values, options);
  return issuesAmong(parameters, isAsked, between, (parameter, at) =>
    validateValue(parameter, answers[at], now),
  );
}

/**
 * What was answered to each parameter. Where every name is there in form order, as forms hold them,
 * all are read at once, in half the time.
 */
function answersTo(parameters: readonly Parameter[], values: UnknownValues): readonly unknown[] {
  const names = Object.keys(values);
  const inOrder =
    names.length === parameters.length && parameters.every(({ name }, at) => name === names[at]);
  return inOrder ? Object.values(values) : parameters.map(({ name }) => ownValue(values, name));
}
