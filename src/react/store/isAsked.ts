import { own } from "../../core/own.ts";
import type { When } from "../../core/rules/rule.ts";
import type { FormSettings, ResolvedSettings } from "../settings/settings.ts";

/**
 * Whether the answer to a parameter counts for the conditions of others. One that is disabled by itself is not submitted, so it has none, here
 * as on a server; of a form that is disabled as a whole nothing is submitted, and nothing hides.
 */
export const isHeard = (
  { fields = {}, disabled = false }: Pick<FormSettings, "fields" | "disabled">,
  name: string,
): boolean => disabled || !own(fields, name)?.disabled;

/** Whether a parameter is asked, given how to look up what fields hold. */
export const isAsked =
  (settings: ResolvedSettings): When =>
  (name, answer) =>
    !settings.when ||
    settings.when(name, (other) => (isHeard(settings, other) ? answer(other) : null));
