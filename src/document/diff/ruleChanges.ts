import type { Parameter } from "../../core/definition/form.ts";
import type { Rule } from "../../core/rules/rule.ts";
import { defaultRule, type Question, type RulePart, typeParts } from "../read/questions.ts";
import { semanticsOf, isKept } from "../schema/ruleSemantics.ts";
import type { ChangeClass, UncountedChange } from "./change.ts";
import type { Kept } from "./compareLists.ts";
import { ruleOf } from "../schema/rules.ts";
import { sameData } from "./sameData.ts";

/**
 * Returns the maximum number of decimals that all rules allow. An amount without such a rule has
 * two.
 */
const placesIn = (rules: readonly RulePart[], { type }: Parameter): number => {
  const places = rules.flatMap(([rule]) => (rule.rule === "decimals" ? [rule.value] : []));
  return Math.min(...places, ...(places.length === 0 && type === "currency" ? [2] : []));
};

export function ruleChanges([old, next]: Kept<Question>): readonly UncountedChange[] {
  const { path, called, parameter: now, rules: parts } = next;
  const { rules } = old;
  const [was, is] = [defaultRule(old), defaultRule(next)];
  const [typed, typedNow] = [typeParts(now, rules), typeParts(now, parts)];
  const change = (kind: ChangeClass, what: string, at = path): UncountedChange => ({
    class: kind,
    path: at,
    name: now.name,
    what: `${called} ${what}`,
  });
  if (is && was !== is && !rules.some((part) => makes(part, is)))
    return [change("breaks answers", "has the default rule of its name now")];
  const isFewer = placesIn(parts, now) < placesIn(rules, old.parameter);
  const isMet = (part: RulePart): boolean =>
    widens(part[0], was) || [...rules, ...typed].some((one) => implied(one, part));
  const demands = parts.filter((part) => (part[0].rule === "decimals" ? isFewer : !isMet(part)));
  if (demands.length > 0)
    return demands.map(([rule, at]) =>
      change("breaks answers", `must be ${semanticsOf(rule.rule).demand(rule)} now`, at),
    );
  // Without the former rule, the limits of the type apply again.
  if (isFewer || typedNow.length > typed.length)
    return [change("breaks answers", "accepts fewer numbers than its former rule")];
  const isGone = was !== null && was !== is && !parts.some((part) => makes(part, was));
  const isLess =
    isGone || rules.some((part) => !makes(part, is) && !parts.some((one) => implied(one, part)));
  return isLess ? [change("changes meaning", "accepts answers that it rejected before")] : [];
}

type One = RulePart[0];

const isMadeBy = (named: One, rule: Rule | null): boolean =>
  rule !== null && ruleOf(named, "en") === rule;

/** Whether a rule of a document is this rule, without additional texts. */
const makes = ([named, , texts]: RulePart, rule: Rule | null): boolean =>
  texts.length === 0 && isMadeBy(named, rule);

/** Whether a rule of a document is this rule, or accepts all of its values. */
const widens = (named: One, rule: Rule | null): boolean =>
  isMadeBy(named, rule) ||
  (semanticsOf(named.rule)
    .covers?.(named)
    .some((covered) => covered === rule) ??
    false);

/** Whether every value that `old` accepts is valid with `now`. */
const implied = ([old, , before]: RulePart, [now, , texts]: RulePart): boolean =>
  isKept(before, texts) && impliedValues(old, now);

const impliedValues = (old: One, now: One): boolean =>
  sameData(old, now) ||
  (old.rule === now.rule && semanticsOf(old.rule).implies?.(old, now) === true) ||
  widens(now, ruleOf(old, "en"));
