import { type DefinitionIssue, type Form, safeParseForm } from "../../core/index.ts";
import { isRecord, ownValue } from "../../core/record.ts";
import { CannotRun } from "../cannotRun.ts";
import { faultOf } from "./definitionFaults.ts";
import { type Input, jsonOf, type Read, tellAt } from "./input.ts";

/** A form in an input. */
export interface Found {
  readonly form: Form;
  /** The names of parameters that a condition of the collection hides. */
  readonly conditional: ReadonlySet<string>;
}

/** A definition in an input: the whole of it, or one of a collection's. */
interface Place {
  readonly definition: unknown;
  readonly path: string;
  readonly conditional: ReadonlySet<string>;
}

function definitionsIn(json: unknown): readonly Place[] {
  const forms = isRecord(json) ? ownValue(json, "forms") : undefined;
  if (!Array.isArray(forms)) return [{ definition: json, path: "$", conditional: new Set() }];
  return forms.flatMap((entry: unknown, at) => {
    if (!isRecord(entry) || ownValue(entry, "form") === undefined) return [];
    const conditions = ownValue(entry, "conditions");
    const conditional = new Set(isRecord(conditions) ? Object.keys(conditions) : []);
    return [{ definition: entry["form"], path: `$.forms[${at}].form`, conditional }];
  });
}

/** What is wrong with an input, each with its place and the lines around it. */
export function refusals(
  input: Read,
  issues: readonly DefinitionIssue[],
  { definition, path }: Omit<Place, "conditional"> = { definition: input.json, path: "$" },
): readonly string[] {
  return issues.map((issue) => {
    const { place, about, message } = faultOf(issue, definition, (inner) =>
      input.placeOf(path + inner.slice(1)),
    );
    return tellAt(input, place, `${about}: ${message}`);
  });
}

/**
 * The forms of an input: it is one, or a collection with the definitions of its forms.
 * @throws CannotRun for what is no form, with each place.
 */
export function formsIn(given: Input): readonly Found[] {
  const input = jsonOf(given);
  return definitionsIn(input.json).map((place) => {
    const parsed = safeParseForm(place.definition);
    if (parsed.ok) return { form: parsed.form, conditional: place.conditional };
    const told = refusals(input, parsed.issues, place);
    throw new CannotRun(`${input.name} is not a form that can be drawn.\n${told.join("\n")}`);
  });
}
