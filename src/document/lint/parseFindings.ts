import type { DefinitionIssue } from "../../core/definition/definitionIssue.ts";
import { isRecord, getOwn } from "../../core/record.ts";
import { definitionSentence } from "../read/definitionSentence.ts";
import { valueAtPath } from "../read/valueAtPath.ts";
import type { FindingBase } from "./finding.ts";

/** Returns the name of the parameter that a path leads into. */
function nameAt(json: unknown, path: string): { readonly name?: string } {
  const parameter = /^.*?\.parameters\[\d+\]/.exec(path)?.[0];
  const found = parameter === undefined ? undefined : valueAtPath(json, parameter);
  const name = isRecord(found) ? getOwn(found, "name") : undefined;
  return typeof name === "string" && name !== "" ? { name } : {};
}

/** Lint rules of issues between parts, by their paths. */
const together: readonly (readonly [where: RegExp, rule: FindingBase["rule"]])[] = [
  [/^\$\.forms$/, "condition-circular"],
  [/\.repeat$/, "limit-unmet"],
  [/^\$\.(?:forms|signers)\[\d+\]\.(?:when|conditions\..*)$/, "condition-unknown"],
];

function refusedAs({ code, path }: DefinitionIssue): FindingBase["rule"] {
  const known = code === "notPossible" ? together.find(([where]) => where.test(path)) : undefined;
  return known?.[1] ?? "definition-refused";
}

/** Converts issues of an invalid document to findings. */
export const issueFindings = (
  issues: readonly DefinitionIssue[],
  json: unknown,
): readonly FindingBase[] =>
  issues.map((issue) => ({
    rule: refusedAs(issue),
    path: issue.path,
    ...nameAt(json, issue.path),
    what: definitionSentence(issue),
  }));

/** Returns the lint rule of a warning. */
const warned = (code: string, path: string): FindingBase["rule"] => {
  if (code === "duplicate") return "option-twice";
  return code === "empty" && path.endsWith(".value") ? "option-without-value" : "type-unknown";
};

/** Converts warnings, with which a form still renders, to findings. */
export const warningFindings = (
  found: readonly DefinitionIssue[],
  json: unknown,
): readonly FindingBase[] =>
  found.map((issue) => ({
    rule: warned(issue.code, issue.path),
    path: issue.path,
    ...nameAt(json, issue.path),
    what: definitionSentence(issue),
  }));
