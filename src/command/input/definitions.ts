import { type DefinitionIssue, type Form, safeParseForm } from "../../core/index.ts";
import { isRecord, ownValue } from "../../core/record.ts";
import { CannotRun } from "../cannotRun.ts";
import { faultOf } from "./definitionFaults.ts";
import { type Input, jsonOf, type Read, tellAt } from "./input.ts";

/** What stands at a key of something that may be anything. */
export const at = (found: unknown, key: string): unknown =>
  isRecord(found) ? ownValue(found, key) : undefined;

/** The entries of a collection, `null` for what is none. */
export function entriesOf(json: unknown): readonly unknown[] | null {
  const forms = at(json, "forms");
  return Array.isArray(forms) ? forms : null;
}

/** A definition in an input: the whole of it, or one of a collection's. */
interface Place {
  readonly definition: unknown;
  readonly path: string;
}

const definitionsIn = (json: unknown): readonly Place[] =>
  entriesOf(json)?.flatMap((entry, place) => {
    const definition = at(entry, "form");
    return definition === undefined ? [] : [{ definition, path: `$.forms[${place}].form` }];
  }) ?? [{ definition: json, path: "$" }];

/** What is wrong with an input, each with its place and the lines around it. */
export const refusals = (
  input: Read,
  issues: readonly DefinitionIssue[],
  { definition, path }: Place = { definition: input.json, path: "$" },
): readonly string[] =>
  issues.map((issue) => {
    const { place, about, message } = faultOf(issue, definition, (inner) =>
      input.placeOf(path + inner.slice(1)),
    );
    return tellAt(input, place, `${about}: ${message}`);
  });

/**
 * The forms of an input: it is one, or a collection with the definitions of its forms.
 * @throws CannotRun for what is no form, with each place.
 */
export function formsIn(given: Input): readonly Form[] {
  const input = jsonOf(given);
  return definitionsIn(input.json).map((place) => {
    const parsed = safeParseForm(place.definition);
    if (parsed.ok) return parsed.form;
    const told = refusals(input, parsed.issues, place);
    throw new CannotRun(`${input.name} is not a form that can be drawn.\n${told.join("\n")}`);
  });
}
