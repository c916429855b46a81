import { askedIn } from "../../core/asked.ts";
import { ownValue } from "../../core/record.ts";
import type { AnswerTo } from "../../core/rules/rule.ts";
import type { GivenSettings } from "../settings/settings.ts";

/**
 * Tells which parameters are visible while no answer changes, given how to look up what fields
 * hold. One that is disabled by itself is not submitted, so for the conditions of others it has no
 * answer, here as on a server; of a form that is disabled as a whole nothing is submitted, and
 * nothing hides.
 */
export const visibleIn = (
  { when, fields, disabled }: Pick<GivenSettings, "when" | "fields" | "disabled">,
  answer: AnswerTo,
): ((name: string) => boolean) =>
  askedIn(when, (name) => (disabled || !ownValue(fields, name)?.disabled ? answer(name) : null));
