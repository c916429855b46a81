import type { DefinitionIssue } from "../../core/definition/definitionIssue.ts";
import { isRecord, ownValue } from "../../core/record.ts";
import { definitionSentence } from "../read/definitionSentence.ts";
import { foundAt } from "../read/foundAt.ts";
import type { Seen } from "./finding.ts";

/** The name of the parameter in which a path ends, if it has one. */
function nameAt(json: unknown, path: string): { readonly name?: string } {
  const parameter = /^.*?\.parameters\[\d+\]/.exec(path)?.[0];
  const found = parameter === undefined ? undefined : foundAt(json, parameter);
  const name = isRecord(found) ? ownValue(found, "name") : undefined;
  return typeof name === "string" && name !== "" ? { name } : {};
}

/** What cannot be together, by where it is told of. */
const together: readonly (readonly [where: RegExp, rule: Seen["rule"]])[] = [
  [/^\$\.forms$/, "condition-circular"],
  [/\.repeat$/, "limit-unmet"],
  [/^\$\.(?:forms|signers)\[\d+\]\.(?:when|conditions\..*)$/, "condition-unknown"],
];

function refusedAs({ code, path }: DefinitionIssue): Seen["rule"] {
  const known = code === "notPossible" ? together.find(([where]) => where.test(path)) : undefined;
  return known?.[1] ?? "definition-refused";
}

/** What stands in the way of a document, each as what is seen. */
export const refusals = (issues: readonly DefinitionIssue[], json: unknown): readonly Seen[] =>
  issues.map((issue) => ({
    rule: refusedAs(issue),
    path: issue.path,
    ...nameAt(json, issue.path),
    what: definitionSentence(issue),
  }));

/** By the code of a warning and whether it is of an option. */
const warned = (code: string, path: string): Seen["rule"] => {
  if (code === "duplicate") return "option-twice";
  return code === "empty" && path.endsWith(".value") ? "option-without-value" : "type-unknown";
};

/** What a form is drawn in spite of. */
export const warnings = (found: readonly DefinitionIssue[], json: unknown): readonly Seen[] =>
  found.map((issue) => ({
    rule: warned(issue.code, issue.path),
    path: issue.path,
    ...nameAt(json, issue.path),
    what: definitionSentence(issue),
  }));
