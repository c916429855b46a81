import {
  isRecordPlace,
  pathOf,
  type Place,
  propertyOf,
  refuse,
  refuseKind,
  textOf,
  warn,
} from "./definitionReader.ts";
import type { Parameter, ParameterOption, ParameterType } from "./form.ts";
import { isParameterType } from "./parameters/types.ts";
import { parseOptions } from "./parseOptions.ts";

/** How strictly a definition is read. */
export interface ParseFormOptions {
  /** A missing label (the name stands in) and a missing `required` (false) become warnings. */
  readonly lenient?: boolean;
  /** A type that is not known is drawn as text and reported as a warning (`"string"`, the default) or refused (`"error"`). */
  readonly unknownTypes?: "string" | "error";
}

/** One parameter of a definition, or `null` when it cannot be drawn; why is among the findings. */
export function parseParameter(place: Place, options: ParseFormOptions): Parameter | null {
  if (!isRecordPlace(place)) return refuseKind(place, "notObject");
  const name = parseName(propertyOf(place, "name"));
  const label = parseLabel(propertyOf(place, "label"), name, options);
  const kind = parseType(propertyOf(place, "type"), options);
  const declared = propertyOf(place, "declaredType").found;
  const required = parseRequired(propertyOf(place, "required"), options);
  const choices = kind?.type === "select" ? parseOptions(propertyOf(place, "options")) : [];
  const description = propertyOf(place, "description").found;
  const dependsOn = propertyOf(place, "depends_on").found;
  if (name === null || label === null || !kind || required === null || !choices) return null;
  return {
    name,
    label,
    // A checked form that comes as JSON, such as out of a server component, says so of its own.
    ...(kind.type === "string" && typeof declared === "string" && { declaredType: declared }),
    ...withOptions(kind, choices),
    required,
    ...(typeof description === "string" && { description }),
    ...(isGiven(dependsOn) && { depends_on: dependsOn }),
  };
}

const isGiven = (found: unknown): boolean => found !== undefined && found !== null;

type Kind = { readonly type: ParameterType; readonly declaredType?: string };

const withOptions = (kind: Kind, options: readonly ParameterOption[]) =>
  kind.type === "select" ? { type: kind.type, options } : { ...kind, type: kind.type };

function parseName(place: Place): string | null {
  const name = textOf(place);
  if (name === null) return null;
  if (name === "") return refuse(place, "empty", "a parameter needs a name");
  const { names } = place.findings;
  const first = names.get(name);
  if (first === undefined) names.set(name, place);
  else refuse(place, "duplicate", `the same as ${pathOf(first)}, so one answer would be lost`);
  return name;
}

function parseLabel(
  place: Place,
  name: string | null,
  { lenient }: ParseFormOptions,
): string | null {
  if (!lenient || isGiven(place.found)) return textOf(place);
  warn(place, "missing", "no label: the name stands in");
  return name;
}

function parseType(place: Place, { unknownTypes }: ParseFormOptions): Kind | null {
  const type = textOf(place);
  if (type === null) return null;
  if (isParameterType(type)) return { type };
  if (unknownTypes === "error") return refuse(place, "unknownType", "not known");
  warn(place, "unknownType", "not known: it is drawn as text");
  return { type: "string", declaredType: type };
}

function parseRequired(place: Place, { lenient }: ParseFormOptions): boolean | null {
  const { found } = place;
  if (typeof found === "boolean") return found;
  if (!lenient || isGiven(found)) return refuseKind(place, "notBoolean");
  warn(place, "missing", "no required: it counts as optional");
  return false;
}
