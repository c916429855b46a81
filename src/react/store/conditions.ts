import type { Parameter } from "../../core/form.ts";
import { ownValue } from "../../core/record.ts";
import type { When } from "../../core/rules/rule.ts";
import type { ResolvedSettings } from "../settings/settings.ts";

/** Looks up what the field of a parameter holds. */
export type AnswerTo = (name: string) => unknown;

/**
 * Whether a parameter is visible, given how to look up what fields hold. One that is disabled by
 * itself is not submitted, so for the conditions of others it has no answer, here as on a server;
 * of a form that is disabled as a whole nothing is submitted, and nothing hides.
 */
export const isVisible =
  ({ when, fields, disabled }: ResolvedSettings): When =>
  (name, answer) =>
    !when ||
    when(name, (other) => (disabled || !ownValue(fields, other)?.disabled ? answer(other) : null));

/**
 * Tells whether every parameter that comes after one is hidden. It looks no further than the next
 * that is not.
 */
export function lastVisible(
  parameters: readonly Parameter[],
): (name: string, isHidden: (name: string) => boolean) => boolean {
  const next = new Map(parameters.map(({ name }, at) => [name, parameters[at + 1]?.name]));
  return (name, isHidden) => {
    let after = next.get(name);
    while (after !== undefined && isHidden(after)) after = next.get(after);
    return after === undefined;
  };
}
