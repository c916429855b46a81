import { type Form, safeParseForm } from "parameter-form/core";
import {
  type Collection,
  type Finding,
  lintCollection,
  lintForm,
  safeParseCollection,
} from "parameter-form/document";
import {
  type LocatedIssue,
  locateIssue,
  locateFinding,
} from "../../../src/document/text/locatedIssue.ts";
import { readJsonWithPlaces } from "../../../src/document/text/jsonPlaces.ts";

/** The document in a pasted text. */
export type Pasted =
  | { readonly kind: "form"; readonly json: unknown; readonly form: Form }
  | { readonly kind: "collection"; readonly json: unknown; readonly collection: Collection }
  | { readonly kind: "invalid" };

export interface ParseResult {
  readonly pasted: Pasted;
  /** Issues that prevent rendering or submitting. */
  readonly issues: readonly LocatedIssue[];
  readonly warnings: readonly LocatedIssue[];
}

const invalid: Pasted = { kind: "invalid" };

/** Parses and lints a text. */
export function parsePasted(text: string): ParseResult {
  const read = readJsonWithPlaces(text);
  if (!read.ok) return { pasted: invalid, issues: [{ ...read, about: "The JSON" }], warnings: [] };
  const { json, placeOf } = read;
  const isCollection = typeof json === "object" && json !== null && "forms" in json;
  const parsed = isCollection ? safeParseCollection(json) : safeParseForm(json);
  if (!parsed.ok) {
    const issues = parsed.issues.map((issue) => locateIssue(issue, json, placeOf));
    return { pasted: invalid, issues, warnings: [] };
  }
  const findings = isCollection ? lintCollection(json) : lintForm(json);
  const issuesOf = (severity: Finding["severity"]): readonly LocatedIssue[] =>
    findings
      .filter((finding) => finding.severity === severity)
      .map((finding) => locateFinding(finding, json, placeOf));
  return {
    pasted:
      "form" in parsed
        ? { kind: "form", json, form: parsed.form }
        : { kind: "collection", json, collection: parsed.collection },
    issues: issuesOf("error"),
    warnings: issuesOf("warning"),
  };
}
