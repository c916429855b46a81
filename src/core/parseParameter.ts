import {
  foundAt,
  isRecordPlace,
  pathOf,
  type Place,
  placeAt,
  propertyOf,
  type RecordPlace,
  refuse,
  refuseKind,
  textAt,
  textOf,
  warn,
} from "./definitionReader.ts";
import type { Parameter, ParameterType } from "./form.ts";
import { isParameterType } from "./parameters/types.ts";
import { parseOptions } from "./parseOptions.ts";

/** How strictly a definition is read. */
export interface ParseFormOptions {
  /** A missing label (the name stands in) and a missing `required` (false) become warnings. */
  readonly lenient?: boolean | undefined;
  /** A type that is not known is drawn as text and reported as a warning (`"string"`, the default) or refused (`"error"`). */
  readonly unknownTypes?: "string" | "error" | undefined;
}

/** One parameter of a definition, or `null` when it cannot be drawn; why is among the findings. */
export function parseParameter(place: Place, options: ParseFormOptions): Parameter | null {
  if (!isRecordPlace(place)) return refuseKind(place, "notObject");
  const name = parseName(place);
  const label = parseLabel(place, name, options);
  const kind = parseType(place, options);
  const required = parseRequired(place, options);
  const choices = kind?.type === "select" ? parseOptions(propertyOf(place, "options")) : [];
  const description = foundAt(place, "description");
  const dependsOn = foundAt(place, "depends_on");
  if (name === null || label === null || !kind || required === null || !choices) return null;
  const { type } = kind;
  const parameter: Writable<Parameter> =
    type === "select"
      ? { name, label, required, type, options: choices }
      : { name, label, required, type };
  if (parameter.type === "string") {
    // A checked form that comes as JSON, such as out of a server component, says what was declared.
    const { declared = foundAt(place, "declaredType") } = kind;
    if (typeof declared === "string") parameter.declaredType = declared;
  }
  if (typeof description === "string") parameter.description = description;
  if (isGiven(dependsOn)) parameter.depends_on = dependsOn;
  return parameter;
}

type Writable<T> = { -readonly [Key in keyof T]: T[Key] };

const isGiven = (found: unknown): boolean => found != null;

interface Kind {
  readonly type: ParameterType;
  /** The type that the service declared where text stands in for it. */
  readonly declared?: string;
}

function parseName(place: RecordPlace): string | null {
  const name = textAt(place, "name");
  if (name === null) return null;
  if (name === "") return refuse(placeAt(place, "name"), "empty", "a parameter needs a name");
  const { names } = place.findings;
  const first = names.get(name);
  if (first) {
    const message = `the same as ${pathOf(first)}.name, so one answer would be lost`;
    return refuse(placeAt(place, "name"), "duplicate", message);
  }
  names.set(name, place);
  return name;
}

function parseLabel(
  place: RecordPlace,
  name: string | null,
  { lenient }: ParseFormOptions,
): string | null {
  const label = propertyOf(place, "label");
  if (!lenient || isGiven(label.found)) return textOf(label);
  warn(label, "missing", "no label: the name stands in");
  return name;
}

function parseType(place: RecordPlace, { unknownTypes }: ParseFormOptions): Kind | null {
  const type = textAt(place, "type");
  if (type === null) return null;
  if (isParameterType(type)) return { type };
  const at = placeAt(place, "type");
  if (unknownTypes === "error") return refuse(at, "unknownType", "not known");
  warn(at, "unknownType", "not known: it is drawn as text");
  return { type: "string", declared: type };
}

function parseRequired(place: RecordPlace, { lenient }: ParseFormOptions): boolean | null {
  const required = foundAt(place, "required");
  if (typeof required === "boolean") return required;
  const at = placeAt(place, "required", required);
  if (!lenient || isGiven(required)) return refuseKind(at, "notBoolean");
  warn(at, "missing", "no required: it counts as optional");
  return false;
}
