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
 * Returns which questions are visible. One that is disabled by itself is not submitted, so that it
 * has no answer for the conditions of others; of a form that is disabled as a whole nothing is
 * submitted, and nothing hides.
 */
export const visibleIn = (
  { when, fields = {}, disabled = false }: ModelSettings,
  answer: AnswerTo,
): IsVisible =>
  shownBy(when, (name) => (disabled || !ownValue(fields, name)?.disabled ? answer(name) : null));
