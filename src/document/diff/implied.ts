import type { Rule } from "../../core/rules/rule.ts";
import type { RulePart } from "../schema/ruleParts.ts";
import { ruleOf } from "../schema/rules.ts";
import { isKept, semanticsOf } from "../ruleSemantics.ts";
import { sameData } from "./sameData.ts";

type One = RulePart[0];

const isMadeBy = (named: One, rule: Rule | null): boolean =>
  rule !== null && ruleOf(named, "en") === rule;

/** Whether a document's rule is this one, known by another name or by that of a parameter. */
export const makes = ([named, , texts]: RulePart, rule: Rule | null): boolean =>
  texts.length === 0 && isMadeBy(named, rule);

/** Whether a document's rule is this one, or takes all that this one does. */
export const widens = (named: One, rule: Rule | null): boolean =>
  isMadeBy(named, rule) ||
  (semanticsOf(named.rule)
    .covers?.(named)
    .some((covered) => covered === rule) ??
    false);

/** Whether all that meets `old` meets `now`, by the rule that both are. */
export const implied = ([old, , before]: RulePart, [now, , texts]: RulePart): boolean =>
  isKept(before, texts) && impliedValues(old, now);

const impliedValues = (old: One, now: One): boolean =>
  sameData(old, now) ||
  (old.rule === now.rule && semanticsOf(old.rule).implies?.(old, now) === true) ||
  widens(now, ruleOf(old, "en"));
