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
} from "../../../src/command/input/locatedIssue.ts";
import { readJsonWithPlaces } from "../../../src/command/input/jsonPlaces.ts";

/** What a text describes, so that it can be drawn; nothing where it cannot. */
export type Pasted =
  | { readonly kind: "form"; readonly json: unknown; readonly form: Form }
  | { readonly kind: "collection"; readonly json: unknown; readonly collection: Collection }
  | { readonly kind: "nothing" };

export interface Read {
  readonly pasted: Pasted;
  /** Everything that stands in the way of an employee. */
  readonly faults: readonly LocatedIssue[];
  readonly warnings: readonly LocatedIssue[];
}

const nothing: Pasted = { kind: "nothing" };

/** The document of a text, with what is wrong with it. */
export function readPasted(text: string): Read {
  const read = readJsonWithPlaces(text);
  if (!read.ok) return { pasted: nothing, faults: [{ ...read, about: "The JSON" }], warnings: [] };
  const { json, placeOf } = read;
  const isCollection = typeof json === "object" && json !== null && "forms" in json;
  const parsed = isCollection ? safeParseCollection(json) : safeParseForm(json);
  if (!parsed.ok) {
    const faults = parsed.issues.map((issue) => locateIssue(issue, json, placeOf));
    return { pasted: nothing, faults, warnings: [] };
  }
  const found = isCollection ? lintCollection(json) : lintForm(json);
  const told = (severity: Finding["severity"]): readonly LocatedIssue[] =>
    found
      .filter((finding) => finding.severity === severity)
      .map((finding) => locateFinding(finding, json, placeOf));
  return {
    pasted:
      "form" in parsed
        ? { kind: "form", json, form: parsed.form }
        : { kind: "collection", json, collection: parsed.collection },
    faults: told("error"),
    warnings: told("warning"),
  };
}
