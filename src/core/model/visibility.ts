import { ownValue } from "../record.ts";
import type { AnswerTo, When } from "../rules/rule.ts";
import type { ModelSettings } from "./settings.ts";

/** Returns which questions are visible while no answer changes. */
export type IsVisible = (name: string) => boolean;

/** Returns which questions `when` shows while no answer changes. */
export const shownBy = (when: When | undefined, answer: AnswerTo): IsVisible =>
  when ? (when.among?.(answer) ?? ((name) => when(name, answer))) : () => true;

/** Returns the `when` that shows the same as `among`. */
export const whenAmong = (among: Exclude<When["among"], undefined>): When =>
  Object.assign((name: string, answer: AnswerTo) => among(answer)(name), { among });

/**
 * Returns whether a question has an answer for the conditions of others. One that is disabled by
 * itself is not submitted, so that it has none; of a form that is disabled as a whole nothing is
 * submitted, and nothing hides.
 */
export const hasAnswer = (
  name: string,
  { fields = {}, disabled = false }: ModelSettings = {},
): boolean => disabled || !ownValue(fields, name)?.disabled;

/** Returns which questions are visible. */
export const visibleIn = (settings: ModelSettings, answer: AnswerTo): IsVisible =>
  shownBy(settings.when, (name) => (hasAnswer(name, settings) ? answer(name) : null));
