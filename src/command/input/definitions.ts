import { type DefinitionIssue, type Form, safeParseForm } from "../../core/index.ts";
import { isRecord, ownValue } from "../../core/record.ts";
import { CannotRun } from "../cannotRun.ts";
import { faultOf } from "./definitionFaults.ts";
import { frameOf } from "./frame.ts";
import { type Input, jsonOf } from "./input.ts";

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
  input: Input,
  issues: readonly DefinitionIssue[],
  { definition, path }: Omit<Place, "conditional"> = { definition: jsonOf(input).json, path: "$" },
): readonly string[] {
  const { placeOf } = jsonOf(input);
  return issues.map((issue) => {
    const fault = faultOf(issue, definition, (inner) => placeOf(path + inner.slice(1)));
    const { line, column } = fault.place;
    const told = `${input.name}:${line}:${column} ${fault.about}: ${fault.message}`;
    return `${told}\n${frameOf(input.text, fault.place)}`;
  });
}

/**
 * The forms of an input: it is one, or a collection with the definitions of its forms.
 * @throws CannotRun for what is no form, with each place.
 */
export const formsIn = (input: Input): readonly Found[] =>
  definitionsIn(jsonOf(input).json).map((place) => {
    const parsed = safeParseForm(place.definition);
    if (parsed.ok) return { form: parsed.form, conditional: place.conditional };
    const told = refusals(input, parsed.issues, place);
    throw new CannotRun(`${input.name} is not a form that can be drawn.\n${told.join("\n")}`);
  });
