import { getOwn } from "../record.ts";
import type { AnswerTo, When } from "../rules/rule.ts";
import type { ModelSettings } from "./settings.ts";

export type IsVisible = (name: string) => boolean;

/** Resolves `when` for one set of answers. */
export const shownBy = (when: When | undefined, answer: AnswerTo): IsVisible =>
  when ? (when.among?.(answer) ?? ((name) => when(name, answer))) : () => true;

/** Creates a `when` from its faster form for many parameters. */
export const createWhen = (among: Exclude<When["among"], undefined>): When =>
  Object.assign((name: string, answer: AnswerTo) => among(answer)(name), { among });

/**
 * Whether conditions see the answer of a parameter. A parameter that is disabled by itself is not
 * submitted and so has none. A form that is disabled as a whole keeps them, so that nothing is
 * hidden.
 */
export const hasAnswer = (
  name: string,
  { fields = {}, disabled = false }: ModelSettings = {},
): boolean => disabled || !getOwn(fields, name)?.disabled;

/** Resolves the visibility of parameters, without the answers of disabled ones. */
export const visibleIn = (settings: ModelSettings, answer: AnswerTo): IsVisible =>
  shownBy(settings.when, (name) => (hasAnswer(name, settings) ? answer(name) : null));
