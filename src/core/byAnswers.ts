import { answersAsked, askedIn } from "./asked.ts";
import type { AnsweredValues, Form } from "./form.ts";
import { ownValue, recordOf } from "./record.ts";
import type { RuleOptions } from "./rules/rule.ts";
import { type Given, isStanding, type Standing, standing } from "./standing.ts";
import type { UnknownValues } from "./values.ts";

/** What holds by name with these answers: the same record where none follows from them. */
export function byAnswers<T>(given: Given<T>, answers: () => Partial<AnsweredValues>): Standing<T> {
  if (isStanding(given)) return given;
  const now = answers();
  return recordOf(Object.entries(given).map(([name, one]) => [name, standing(one, now)]));
}

/** Options with the rules that hold with these values. */
export function rulesByAnswers<Options extends RuleOptions>(
  form: Form,
  values: UnknownValues,
  options: Options,
): Options {
  const { rules, defaultRules, when } = options;
  const answer = (name: string): unknown => ownValue(values, name);
  const answers = () => answersAsked(form, answer, askedIn(when, answer), options).answers;
  return {
    ...options,
    rules: rules && byAnswers(rules, answers),
    defaultRules: defaultRules && byAnswers(defaultRules, answers),
  };
}
