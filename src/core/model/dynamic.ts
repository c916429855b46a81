import type { AnsweredValues } from "../definition/form.ts";

/** Current answers of visible, enabled parameters. Invalid ones are missing. */
export type Answers = Partial<AnsweredValues>;

/**
 * A setting, or a pure function that returns the setting for the answers. It runs at every change.
 */
export type Dynamic<T> = T | ((answers: Answers) => T);

export const isDynamic = <T>(setting: Dynamic<T>): setting is (answers: Answers) => T =>
  typeof setting === "function";

export const resolveSetting = <T>(setting: Dynamic<T>, answers: Answers): T =>
  isDynamic(setting) ? setting(answers) : setting;

/** Returns a static setting, or `undefined` for one that depends on answers. */
export const staticSetting = <T>(setting: Dynamic<T>): T | undefined =>
  isDynamic(setting) ? undefined : setting;
