import { askedIn } from "../../core/asked.ts";
import { ownValue } from "../../core/record.ts";
import type { AnswerTo } from "../../core/rules/rule.ts";
import type { ResolvedSettings } from "../settings/settings.ts";

/** What is on the page while no answer changes. */
export interface Visibility {
  isVisible(this: void, name: string): boolean;
  /** Whether none that is visible comes after it. */
  isLast(this: void, name: string): boolean;
}

/** That of parameters in this order. */
export function visibilityOf(
  names: readonly string[],
  settings: ResolvedSettings,
  answer: AnswerTo,
): Visibility {
  const isVisible = visibleIn(settings, answer);
  let last: string | undefined;
  return { isVisible, isLast: (name) => name === (last ??= names.findLast(isVisible)) };
}

/**
 * Tells which parameters are visible while no answer changes, given how to look up what fields
 * hold. One that is disabled by itself is not submitted, so for the conditions of others it has no
 * answer, here as on a server; of a form that is disabled as a whole nothing is submitted, and
 * nothing hides.
 */
export const visibleIn = (
  { when, fields, disabled }: ResolvedSettings,
  answer: AnswerTo,
): ((name: string) => boolean) =>
  askedIn(when, (name) => (disabled || !ownValue(fields, name)?.disabled ? answer(name) : null));
