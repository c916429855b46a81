import type { AnsweredValues } from "../definition/form.ts";

/** The answers that would be submitted now. */
export type Answers = Partial<AnsweredValues>;

/** A setting, or a pure function of the answers that returns it and runs at every change. */
export type Dynamic<T> = T | ((answers: Answers) => T);

export const isDynamic = <T>(setting: Dynamic<T>): setting is (answers: Answers) => T =>
  typeof setting === "function";

export const resolveSetting = <T>(setting: Dynamic<T>, answers: Answers): T =>
  isDynamic(setting) ? setting(answers) : setting;

/** Returns a static setting, or `undefined` for one that depends on answers. */
export const staticSetting = <T>(setting: Dynamic<T>): T | undefined =>
  isDynamic(setting) ? undefined : setting;
