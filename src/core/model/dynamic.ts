import type { AnsweredValues } from "../definition/form.ts";

/** The answers as they would be submitted now. */
export type Answers = Partial<AnsweredValues>;

/** A setting, or a pure function that returns it for the answers. It runs whenever an answer changes. */
export type Dynamic<T> = T | ((answers: Answers) => T);

export const isDynamic = <T>(setting: Dynamic<T>): setting is (answers: Answers) => T =>
  typeof setting === "function";

/** Returns the setting for these answers. */
export const resolveSetting = <T>(setting: Dynamic<T>, answers: Answers): T =>
  isDynamic(setting) ? setting(answers) : setting;

/** Returns the setting, or `undefined` where it depends on answers. */
export const staticSetting = <T>(setting: Dynamic<T>): T | undefined =>
  isDynamic(setting) ? undefined : setting;
