import { answersAsked, askedIn } from "./asked.ts";
import type { AnsweredValues, Form } from "./form.ts";
import { ownValue, recordOf } from "./record.ts";
import type { ByAnswers, RuleOptions } from "./rules/rule.ts";
import type { UnknownValues } from "./values.ts";

type Given<T> = Readonly<Record<string, T | ByAnswers<T>>>;
type Standing<T> = Readonly<Record<string, T>>;

const isByAnswers = <T>(given: T | ByAnswers<T>): given is ByAnswers<T> =>
  typeof given === "function";

/** Whether none of these follows from answers. */
export const isStanding = <T>(given: Given<T>): given is Standing<T> =>
  !Object.values(given).some(isByAnswers);

/** What holds by one's name with these answers. */
export const standing = <T>(given: T | ByAnswers<T>, answers: Partial<AnsweredValues>): T =>
  isByAnswers(given) ? given(answers) : given;

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
  const answers = () => answersAsked(form, answer, askedIn(when, answer)).answers;
  return {
    ...options,
    rules: rules && byAnswers(rules, answers),
    defaultRules: defaultRules && byAnswers(defaultRules, answers),
  };
}
