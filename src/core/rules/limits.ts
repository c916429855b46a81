import { all } from "./all.ts";
import { decimals } from "./decimals.ts";
import { max, min } from "./range.ts";
import type { Rule } from "./rule.ts";

interface Limits {
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  readonly decimals?: number | undefined;
}

export function withLimits(rule: Rule | null, limits: Limits): Rule | null {
  const [first, ...others] = [
    ...(rule ? [rule] : []),
    ...(limits.min === undefined ? [] : [min(limits.min)]),
    ...(limits.max === undefined ? [] : [max(limits.max)]),
    ...(limits.decimals === undefined ? [] : [decimals(limits.decimals)]),
  ];
  return first ? all(first, ...others) : null;
}
