import type { AnsweredValues, Form } from "./form.ts";
import type { AnswerTo, When } from "./rules/rule.ts";
import { recordOf } from "./record.ts";

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

export function answersAsked(
  form: Form,
  answer: AnswerTo,
  isAsked: (name: string) => boolean,
): Asked {
  const asked = { ...form, parameters: form.parameters.filter(({ name }) => isAsked(name)) };
  const pairs = asked.parameters.flatMap(({ name }): [string, string][] => {
    const value = answer(name);
    return typeof value === "string" ? [[name, value]] : [];
  });
  return { asked, answers: recordOf(pairs) };
}
