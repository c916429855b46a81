import { type DateLimit, ends, type FromToday, isFixed } from "../../core/rules/dateLimit.ts";
import { itin } from "../../core/rules/itin.ts";
import type { Rule } from "../../core/rules/rule.ts";
import { ssn } from "../../core/rules/ssn.ts";
import type { RulePart } from "../ruleParts.ts";
import { isUpTo, ruleOf } from "../rules.ts";
import { sameData } from "./sameData.ts";

type One = RulePart[0];

/** Whether a document's rule is this one, known by another name or by that of a parameter. */
export const makes = (said: One, rule: Rule | null): boolean =>
  rule !== null && said.rule !== "pattern" && ruleOf(said, "en") === rule;

/** Whether a document's rule is this one, or takes all that this one does. */
export const widens = (said: One, rule: Rule | null): boolean =>
  makes(said, rule) ||
  (said.rule === "ssnOrItin" && [ssn, itin].some((narrower) => narrower(said) === rule));

const fromToday = (limit: DateLimit): FromToday => (typeof limit === "string" ? {} : limit);

/** Whether one limit is a day no later than another, whatever day it is today. */
function isNoLater(one: DateLimit, other: DateLimit): boolean {
  if (one === ends[0] || other === ends[1]) return true;
  if (isFixed(one) || isFixed(other)) return isFixed(one) && isFixed(other) && one <= other;
  const [a, b] = [fromToday(one), fromToday(other)];
  return (["years", "months", "days"] as const).every((unit) => (a[unit] ?? 0) <= (b[unit] ?? 0));
}

/** Whether all that meets `old` meets `now`, by the rule that both are. */
export function implied(old: One, now: One): boolean {
  if (sameData(old, now)) return true;
  if (old.rule === "min" && now.rule === "min") return isUpTo(now.value, old.value);
  if (old.rule === "max" && now.rule === "max") return isUpTo(old.value, now.value);
  if (old.rule === "minLength" && now.rule === "minLength") return now.value <= old.value;
  if (old.rule === "maxLength" && now.rule === "maxLength") return old.value <= now.value;
  // What a decimal is at least and at most is a rule of its own.
  if (old.rule === "decimal" && now.rule === "decimal")
    return (old.maxDecimals ?? Infinity) <= (now.maxDecimals ?? Infinity);
  if (old.rule === "date" && now.rule === "date")
    return (
      isNoLater(now.min ?? ends[0], old.min ?? ends[0]) &&
      isNoLater(old.max ?? ends[1], now.max ?? ends[1]) &&
      (old.or === undefined || old.or === now.or)
    );
  if (old.rule === "oneOf" && now.rule === "oneOf")
    return old.values.every((value) => now.values.includes(value));
  if (old.rule === "pattern") return now.rule === "pattern" && old.pattern === now.pattern;
  return widens(now, ruleOf(old, "en"));
}
