import type { DefinitionIssue } from "../../core/definition/definitionIssue.ts";
import { isRecord, getOwn } from "../../core/record.ts";
import { definitionSentence } from "../read/definitionSentence.ts";
import { valueAtPath } from "../read/valueAtPath.ts";
import type { FindingBase } from "./finding.ts";

/** Returns the name of the parameter at a path, or around it. */
function nameAt(json: unknown, path: string): { readonly name?: string } {
  const parameter = /^.*?\.parameters\[\d+\]/.exec(path)?.[0];
  const found = parameter === undefined ? undefined : valueAtPath(json, parameter);
  const name = isRecord(found) ? getOwn(found, "name") : undefined;
  return typeof name === "string" && name !== "" ? { name } : {};
}

/** Lint rules of issues between parts, by the path of the issue. */
const crossPartRules: readonly (readonly [where: RegExp, rule: FindingBase["rule"]])[] = [
  [/^\$\.forms$/, "condition-circular"],
  [/\.repeat$/, "limit-unmet"],
  [/^\$\.(?:forms|signers)\[\d+\]\.(?:when|conditions\..*)$/, "condition-unknown"],
];

function ruleOfIssue({ code, path }: DefinitionIssue): FindingBase["rule"] {
  const known =
    code === "notPossible" ? crossPartRules.find(([where]) => where.test(path)) : undefined;
  return known?.[1] ?? "definition-refused";
}

export const issueFindings = (
  issues: readonly DefinitionIssue[],
  json: unknown,
): readonly FindingBase[] =>
  issues.map((issue) => ({
    rule: ruleOfIssue(issue),
    path: issue.path,
    ...nameAt(json, issue.path),
    what: definitionSentence(issue),
  }));

const ruleOfWarning = (code: string, path: string): FindingBase["rule"] => {
  if (code === "duplicate") return "option-twice";
  return code === "empty" && path.endsWith(".value") ? "option-without-value" : "type-unknown";
};

/** Converts the warnings of a valid document to findings. */
export const warningFindings = (
  found: readonly DefinitionIssue[],
  json: unknown,
): readonly FindingBase[] =>
  found.map((issue) => ({
    rule: ruleOfWarning(issue.code, issue.path),
    path: issue.path,
    ...nameAt(json, issue.path),
    what: definitionSentence(issue),
  }));
