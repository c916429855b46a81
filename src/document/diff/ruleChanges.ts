import type { Parameter } from "../../core/definition/form.ts";
import { ownValue } from "../../core/record.ts";
import { recommendedRules } from "../../core/rules/index.ts";
import type { Rule } from "../../core/rules/rule.ts";
import { suggestedRules } from "../../core/rules/suggestedRules.ts";
import type { FormInDocument } from "../read/formInDocument.ts";
import { ruleAt, type RulePart, ruleParts } from "../schema/ruleParts.ts";
import { semanticsOf, isKept } from "../schema/ruleSemantics.ts";
import { calledOf } from "../words.ts";
import type { ComparedQuestion, SeenChange } from "./seenChange.ts";
import { ruleOf } from "../schema/rules.ts";
import { sameData } from "./sameData.ts";

/** The rule that a parameter has by its name alone. */
export function defaultRule(linted: FormInDocument, { name, type }: Parameter): Rule | null {
  const { said, shared } = linted;
  const defaults = said?.defaultRules ?? shared.defaultRules;
  if (type !== "string" || defaults === false || ruleAt(linted, name) !== undefined) return null;
  return ownValue(defaults === "suggested" ? suggestedRules : recommendedRules, name) ?? null;
}

/** What each type demands by itself, in the words of rules. */
const own: Partial<Readonly<Record<Parameter["type"], readonly RulePart[]>>> = {
  number: [[{ rule: "min", value: "1" }, "", []]],
  percent: [
    [{ rule: "min", value: "0" }, "", []],
    [{ rule: "max", value: "100" }, "", []],
  ],
};

const isZero = ([rule]: RulePart): boolean => rule.rule === "min" && rule.value === "0";

/** The fewest decimals that a list of rules allows; of an amount two unless one says else. */
const placesIn = (rules: readonly RulePart[], { type }: Parameter): number => {
  const said = rules.flatMap(([rule]) => (rule.rule === "decimals" ? [rule.value] : []));
  return Math.min(...said, ...(said.length === 0 && type === "currency" ? [2] : []));
};

/** What is demanded now that was not before: of the same type, the demands that are not implied. */
function demandsIn({ before, now, old, next }: ComparedQuestion): readonly RulePart[] {
  const rules = ruleParts(old, before);
  const parts = ruleParts(next, now);
  const hadZero = now.type === "number" && rules.some(isZero);
  const known = [...rules, ...(hadZero ? [] : (own[now.type] ?? []))];
  const was = defaultRule(old, before);
  const isFewer = placesIn(parts, now) < placesIn(rules, before);
  return parts.filter((part) =>
    part[0].rule === "decimals"
      ? isFewer
      : !widens(part[0], was) && !known.some((one) => implied(one, part)),
  );
}

/** Whether a type has its own limits again that a rule had lifted. */
function isUnlifted({ before, now, old, next }: ComparedQuestion): boolean {
  const rules = ruleParts(old, before);
  const parts = ruleParts(next, now);
  const lostZero = now.type === "number" && rules.some(isZero) && !parts.some(isZero);
  return lostZero || placesIn(parts, now) < placesIn(rules, before);
}

/** What is different in what an answer must be beyond its type, which is the same. */
export function ruleChanges(question: ComparedQuestion): readonly SeenChange[] {
  const { before, now, old, next, path } = question;
  const { name } = now;
  const called = calledOf(now);
  const [was, is] = [defaultRule(old, before), defaultRule(next, now)];
  const [rules, parts] = [ruleParts(old, before), ruleParts(next, now)];
  if (is && was !== is && !rules.some((part) => makes(part, is))) {
    const what = `${called} must be what its name says now`;
    return [{ class: "breaks answers", path, name, what }];
  }
  const demands = demandsIn(question);
  const told = demands.map(([rule, at]): SeenChange => ({
    class: "breaks answers",
    path: at,
    name,
    what: `${called} must be ${semanticsOf(rule.rule).demand(rule)} now`,
  }));
  if (told.length === 0 && isUnlifted(question)) {
    const what = `${called} takes fewer numbers than its rule allowed`;
    return [{ class: "breaks answers", path, name, what }];
  }
  const isGone = was !== null && was !== is && !parts.some((part) => makes(part, was));
  const isLess =
    isGone || rules.some((part) => !makes(part, is) && !parts.some((one) => implied(one, part)));
  const what = `${called} takes answers now that it refused before`;
  return isLess && told.length === 0 ? [{ class: "changes meaning", path, name, what }] : told;
}

type One = RulePart[0];

const isMadeBy = (named: One, rule: Rule | null): boolean =>
  rule !== null && ruleOf(named, "en") === rule;

/** Whether a document's rule is this one, known by another name or by that of a parameter. */
const makes = ([named, , texts]: RulePart, rule: Rule | null): boolean =>
  texts.length === 0 && isMadeBy(named, rule);

/** Whether a document's rule is this one, or takes all that this one does. */
const widens = (named: One, rule: Rule | null): boolean =>
  isMadeBy(named, rule) ||
  (semanticsOf(named.rule)
    .covers?.(named)
    .some((covered) => covered === rule) ??
    false);

/** Whether all that meets `old` meets `now`, by the rule that both are. */
const implied = ([old, , before]: RulePart, [now, , texts]: RulePart): boolean =>
  isKept(before, texts) && impliedValues(old, now);

const impliedValues = (old: One, now: One): boolean =>
  sameData(old, now) ||
  (old.rule === now.rule && semanticsOf(old.rule).implies?.(old, now) === true) ||
  widens(now, ruleOf(old, "en"));
