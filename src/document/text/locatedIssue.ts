import type { DefinitionIssue } from "../../core/definition/definitionIssue.ts";
import { definitionSentence } from "../read/definitionSentence.ts";
import { valueAtPath } from "../read/valueAtPath.ts";
import type { Finding } from "../lint/finding.ts";
import type { Place } from "./jsonPlaces.ts";

/** An issue of a definition, with its place in the text. */
export interface LocatedIssue {
  readonly place: Place;
  /** Description of the part with the issue, such as `Question 2, “pay”`. */
  readonly about: string;
  readonly message: string;
}

/**
 * Describes the part at a path: a question by its number and name, or else the form or collection.
 */
function aboutOf(json: unknown, path: string): string {
  const inForm = /^\$\.forms\[(\d+)\]\.form(.*)$/.exec(path);
  if (inForm) {
    const [, form, rest] = inForm;
    const inner = valueAtPath(json, `$.forms[${form}].form`);
    return `Form ${Number(form) + 1}, ${aboutOf(inner, `$${rest}`)}`;
  }
  const index = /^\$\.parameters\[(\d+)\]/.exec(path)?.[1];
  if (index === undefined)
    return valueAtPath(json, "$.forms") === undefined ? "The form" : "The collection";
  const question = `$.parameters[${index}]`;
  const names = [valueAtPath(json, `${question}.name`), valueAtPath(json, `${question}.label`)];
  const name = names.find((one) => typeof one === "string" && one !== "");
  const option = /\.options\[(\d+)\]/.exec(path)?.[1];
  return [
    `Question ${Number(index) + 1}`,
    ...(name === undefined ? [] : [`“${String(name)}”`]),
    ...(option === undefined ? [] : [`option ${Number(option) + 1}`]),
  ].join(", ");
}

/** Converts an issue of `parseForm` or `parseCollection`. `placeOf` resolves a path to a place. */
export const locateIssue = (
  issue: DefinitionIssue,
  json: unknown,
  placeOf: (path: string) => Place,
): LocatedIssue => ({
  place: placeOf(issue.path),
  about: aboutOf(json, issue.path),
  message: definitionSentence(issue),
});

/** Converts a finding of `lintForm` or `lintCollection`. */
export const locateFinding = (
  { path, what, why, advice }: Finding,
  json: unknown,
  placeOf: (path: string) => Place,
): LocatedIssue => ({
  place: placeOf(path),
  about: aboutOf(json, path),
  message: `${what}. ${why}. ${advice}.`,
});
