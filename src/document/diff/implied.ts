import { type DateLimit, ends, type FromToday, isFixed } from "../../core/rules/dateLimit.ts";
import { itin } from "../../core/rules/itin.ts";
import type { Rule } from "../../core/rules/rule.ts";
import { ssn } from "../../core/rules/ssn.ts";
import type { RulePart } from "../schema/ruleParts.ts";
import { isUpTo, ruleOf } from "../schema/rules.ts";
import { sameData } from "./sameData.ts";

type One = RulePart[0];

const isMadeBy = (said: One, rule: Rule | null): boolean =>
  rule !== null && said.rule !== "pattern" && ruleOf(said, "en") === rule;

/** Whether a document's rule is this one, known by another name or by that of a parameter. */
export const makes = ([said, , texts]: RulePart, rule: Rule | null): boolean =>
  texts.length === 0 && isMadeBy(said, rule);

/** Whether a document's rule is this one, or takes all that this one does. */
export const widens = (said: One, rule: Rule | null): boolean =>
  isMadeBy(said, rule) ||
  (said.rule === "ssnOrItin" && [ssn, itin].some((narrower) => narrower(said) === rule));

/** The fewest and the most days of each unit. */
const daysIn = { years: [365, 366], months: [28, 31], days: [1, 1] } as const;

/** The fewest and the most days from today that a limit may be, whatever day it is. */
function daysOf(limit: DateLimit): readonly [least: number, most: number] {
  const distance: FromToday = typeof limit === "string" ? {} : limit;
  let [least, most] = [0, 0];
  for (const unit of ["years", "months", "days"] as const) {
    const count = distance[unit] ?? 0;
    const ends = daysIn[unit].map((days) => days * count);
    least += Math.min(...ends);
    most += Math.max(...ends);
  }
  return [least, most];
}

/** Whether one limit is a day no later than another, whatever day it is today. */
function isNoLater(one: DateLimit, other: DateLimit): boolean {
  if (one === ends[0] || other === ends[1]) return true;
  if (isFixed(one) || isFixed(other)) return isFixed(one) && isFixed(other) && one <= other;
  const [a, b]: FromToday[] = [one, other].map((limit) => (typeof limit === "string" ? {} : limit));
  const isNoMore = (["years", "months", "days"] as const).every(
    (unit) => (a?.[unit] ?? 0) <= (b?.[unit] ?? 0),
  );
  return isNoMore || daysOf(one)[1] <= daysOf(other)[0];
}

/** Whether each text that may stand in place of a value still may. */
const isKept = (old: Texts, now: Texts): boolean =>
  [old ?? []].flat().every((text) => [now ?? []].flat().includes(text));
type Texts = string | readonly string[] | undefined;

/** Whether all that meets `old` meets `now`, by the rule that both are. */
export const implied = ([old, , before]: RulePart, [now, , texts]: RulePart): boolean =>
  isKept(before, texts) && impliedValues(old, now);

function impliedValues(old: One, now: One): boolean {
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
      isKept(old.or, now.or)
    );
  if (old.rule === "oneOf" && now.rule === "oneOf")
    return old.values.every((value) => now.values.includes(value));
  if (old.rule === "pattern") return now.rule === "pattern" && old.pattern === now.pattern;
  return widens(now, ruleOf(old, "en"));
}
