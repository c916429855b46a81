import { getOwn } from "../record.ts";
import type { AnswerTo, When } from "../rules/rule.ts";
import type { ModelSettings } from "./settings.ts";

export type IsVisible = (name: string) => boolean;

/** Resolves `when` for one set of answers. */
export const shownBy = (when: When | undefined, answer: AnswerTo): IsVisible =>
  when ? (when.among?.(answer) ?? ((name) => when(name, answer))) : () => true;

/** Creates a `when` from `among`, its faster variant for many parameters. */
export const createWhen = (among: Exclude<When["among"], undefined>): When =>
  Object.assign((name: string, answer: AnswerTo) => among(answer)(name), { among });

/**
 * Whether conditions can test the answer to a parameter. An individually disabled parameter is not
 * submitted, so it has no answer. In a form that is disabled as a whole, answers count, so that its
 * parameters stay visible.
 */
export const hasAnswer = (
  name: string,
  { fields = {}, disabled = false }: ModelSettings = {},
): boolean => disabled || !getOwn(fields, name)?.disabled;

/**
 * Resolves the visibility of parameters with `when`. Conditions get no answers of disabled
 * parameters. `shownWhen` creates a `when` from conditions, which `visibilityGraph.ts` orders and
 * `evaluateCondition.ts` tests.
 */
export const visibleIn = (settings: ModelSettings, answer: AnswerTo): IsVisible =>
  shownBy(settings.when, (name) => (hasAnswer(name, settings) ? answer(name) : null));
