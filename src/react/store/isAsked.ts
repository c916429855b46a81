import { own } from "../../core/own.ts";
import type { When } from "../../core/rules/rule.ts";
import type { ResolvedSettings } from "../settings/settings.ts";

/**
 * Whether a parameter is asked, given how to look up what fields hold. One that is disabled by itself is not submitted, so for the conditions
 * of others it has no answer, here as on a server; of a form that is disabled as a whole nothing is submitted, and nothing hides.
 */
export const isAsked =
  ({ when, fields, disabled }: ResolvedSettings): When =>
  (name, answer) =>
    !when ||
    when(name, (other) => (disabled || !own(fields, other)?.disabled ? answer(other) : null));
