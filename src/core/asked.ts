import type { AnswerTo, When } from "./rules/rule.ts";

/** Tells which parameters are asked while no answer changes. */
export const askedIn = (when: When | undefined, answer: AnswerTo): ((name: string) => boolean) =>
  when ? (when.among?.(answer) ?? ((name) => when(name, answer))) : () => true;

/** The `when` that tells what `among` does. */
export const whenAmong = (among: Exclude<When["among"], undefined>): When =>
  Object.assign((name: string, answer: AnswerTo) => among(answer)(name), { among });
