import type { AnsweredValues } from "./form.ts";
import type { ByAnswers } from "./rules/rule.ts";

export type Given<T> = Readonly<Record<string, T | ByAnswers<T>>>;
export type Standing<T> = Readonly<Record<string, T>>;

/** Whether what is given is to be asked what holds with the answers. */
export const isByAnswers = <T>(given: T | ByAnswers<T>): given is ByAnswers<T> =>
  typeof given === "function";

/** Whether none of these follows from answers. */
export const isStanding = <T>(given: Given<T>): given is Standing<T> =>
  !Object.values(given).some(isByAnswers);

/** What holds by one's name with these answers. */
export const standing = <T>(given: T | ByAnswers<T>, answers: Partial<AnsweredValues>): T =>
  isByAnswers(given) ? given(answers) : given;
