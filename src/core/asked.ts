import type { AnsweredValues, Form, Parameter } from "./form.ts";
import { faultOf } from "./parameters/index.ts";
import { recordOf } from "./record.ts";
import { givenRule } from "./rules/index.ts";
import type { AnswerTo, RuleOptions, When } from "./rules/rule.ts";
import { isByAnswers } from "./standing.ts";

/** Tells which parameters are asked while no answer changes. */
export const askedIn = (when: When | undefined, answer: AnswerTo): ((name: string) => boolean) =>
  when ? (when.among?.(answer) ?? ((name) => when(name, answer))) : () => true;

/** The `when` that tells what `among` does. */
export const whenAmong = (among: Exclude<When["among"], undefined>): When =>
  Object.assign((name: string, answer: AnswerTo) => among(answer)(name), { among });

/** What is asked of a form, and the answers to that. */
export interface Asked {
  readonly asked: Form;
  readonly answers: Partial<AnsweredValues>;
}

/**
 * What is asked, and answered to that. A text that is no value of its parameter, such as an amount
 * without a digit, is no answer: nobody has typed it, and it cannot be reckoned with.
 */
export function answersAsked(
  form: Form,
  answer: AnswerTo,
  isAsked: (name: string) => boolean,
  options: RuleOptions,
): Asked {
  const asked = { ...form, parameters: form.parameters.filter(({ name }) => isAsked(name)) };
  const isValue = (value: string, parameter: Parameter): boolean => {
    const rule = givenRule(parameter, options);
    // What follows from the answers cannot say which these are.
    return faultOf(value, parameter, isByAnswers(rule) ? null : rule)?.type !== "typeMismatch";
  };
  const pairs = asked.parameters.flatMap((parameter): [string, string][] => {
    const value = answer(parameter.name);
    return typeof value === "string" && isValue(value, parameter) ? [[parameter.name, value]] : [];
  });
  return { asked, answers: recordOf(pairs) };
}
