import type { Condition } from "../../core/model/evaluateCondition.ts";
import { conditionFindings } from "../../document/lint/constantConditions.ts";
import { type FindingBase, findingOf, type FindingRule } from "../../document/lint/finding.ts";
import type { Collection } from "../../document/schema/collectionTypes.ts";
import { quoted } from "../../document/wording.ts";
import { type Definitions, withDefinitions } from "../state/place.ts";
import { problemOf } from "../state/builderState.ts";
import { conditionedForms } from "../state/references.ts";
import { applyStep } from "../state/steps.ts";
import type { Write } from "../state/write.ts";
import {
  calledAt,
  conditionPath,
  type ConditionPlace,
  idAt,
  withCondition,
} from "./conditionPlace.ts";

const documentAfter = (document: Collection, write: Write): Collection =>
  applyStep(document, { type: "set", ...write, what: "" })?.document ?? document;

/** Returns the reason why a document cannot be rendered as a sentence, or `null`. */
function unreadable(document: Collection): string | null {
  const why = problemOf(document);
  return why && `${why}.`;
}

/** Returns the reason why content cannot be written, or `null`. */
export const writeProblem = (document: Collection, write: Write): string | null =>
  unreadable(documentAfter(document, write));

const refused: ReadonlySet<FindingRule> = new Set<FindingRule>([
  "condition-circular",
  "condition-invalid",
  "condition-never",
  "condition-option",
  "condition-unknown",
  "required-hidden",
]);

/** Lints all conditions of a document, those of signers included. */
function findingsIn({ forms, signers = [] }: Collection): readonly FindingBase[] {
  return conditionFindings([
    ...conditionedForms(forms).map((one, at) => ({ ...one, path: `$.forms[${at}]` })),
    ...signers.map(({ id, when }, at) => ({
      id,
      form: { parameters: [] },
      when,
      path: `$.signers[${at}]`,
    })),
  ]).filter(({ rule }) => refused.has(rule));
}

/**
 * Returns the reason why a place cannot have a condition as sentences, or `null`. Ignores problems
 * that the document has already.
 */
export function conditionProblem(
  document: Collection,
  definitions: Definitions,
  place: ConditionPlace,
  condition: Condition | undefined,
): string | null {
  const write = withCondition(document, place, condition);
  if (!write) return null;
  const before = withDefinitions(document, definitions);
  const after = withDefinitions(documentAfter(document, write), definitions);
  const path = conditionPath(place);
  // A circle is reported at its first condition, which may be another one.
  const isHere = (one: FindingBase): boolean =>
    one.path === path || one.rule === "condition-circular";
  const known = new Set(
    findingsIn(before)
      .filter(isHere)
      .map(({ rule }) => rule),
  );
  const finding = findingsIn(after).find((one) => isHere(one) && !known.has(one.rule));
  if (!finding) return unreadable(before) === null ? unreadable(after) : null;
  const called = calledAt(document, place);
  const what =
    finding.rule === "condition-circular"
      ? `The condition of ${called} is circular`
      : finding.what.replace(`the form ${quoted(idAt(document, place))}`, () => called);
  return `${what}. ${findingOf(finding).advice}.`;
}
