import {
  isRecordPath,
  itemsOf,
  formatPath,
  type Path,
  propertyOf,
  addIssue,
  addKindIssue,
  readString,
  addWarning,
} from "./definitionReader.ts";
import { type Parameter, isParameterType } from "./form.ts";
import { hasNoValue, parseOptions } from "./parseOptions.ts";

/** Options of `parseForm`. */
export interface ParseFormOptions {
  /**
   * Whether to accept missing keys with a warning. The name replaces a missing label, and a missing
   * `required` is false.
   */
  readonly lenient?: boolean | undefined;
  /**
   * Handling of unknown types:
   * - `"string"` accepts them with a warning, as a select if they have options, or else as text.
   * - `"error"` reports an issue.
   * @default "string"
   */
  readonly unknownTypes?: "string" | "error" | undefined;
}

type Writable<T> = { -readonly [Key in keyof T]: T[Key] };

/** Parses a parameter. Reports issues and returns `null` if it cannot be rendered. */
export function parseParameter(
  path: Path,
  { lenient = false, unknownTypes }: ParseFormOptions,
): Parameter | null {
  if (!isRecordPath(path)) return addKindIssue(path, "notObject");
  const at = (key: string): Path => propertyOf(path, key);
  const isForgiven = (missing: Path, message: string): boolean => {
    const forgiven = lenient && isAbsent(missing.found);
    if (forgiven) addWarning(missing, "missing", message);
    return forgiven;
  };

  const name = parseName(at("name"));
  const labelPath = at("label");
  const label = isForgiven(labelPath, "missing label: the name is used")
    ? name
    : readString(labelPath);
  const typePath = at("type");
  const declared = readString(typePath);
  const choices = at("options");
  const type =
    declared === null || isParameterType(declared)
      ? declared
      : otherType(typePath, choices, unknownTypes);
  const requiredPath = at("required");
  const required =
    !isForgiven(requiredPath, "missing required: treated as optional") &&
    parseBoolean(requiredPath);
  const options = type === "select" ? parseOptions(choices) : [];
  const description = at("description").found;
  const dependsOn = at("depends_on").found;
  if (name === null || label === null || type === null || required === null || !options)
    return null;
  const parameter: Writable<Parameter> =
    type === "select" ? { name, label, required, type, options } : { name, label, required, type };
  if (parameter.type === "string" || parameter.type === "select") {
    // A parsed form that was serialized, for example by a server component, has a `declaredType`
    // already.
    const other = declared === type ? at("declaredType").found : declared;
    if (typeof other === "string") parameter.declaredType = other;
  }
  if (typeof description === "string") parameter.description = description;
  if (!isAbsent(dependsOn)) parameter.depends_on = dependsOn;
  return parameter;
}

const isAbsent = (found: unknown): boolean => found == null;

function parseName(path: Path): string | null {
  const name = readString(path);
  if (name === null) return null;
  if (name === "") return addIssue(path, "empty", "a parameter needs a name");
  const { names } = path.findings;
  const first = names.get(name);
  if (first)
    return addIssue(path, "duplicate", `duplicate name, first used at ${formatPath(first)}`);
  names.set(name, path);
  return name;
}

const parseBoolean = (path: Path): boolean | null =>
  typeof path.found === "boolean" ? path.found : addKindIssue(path, "notBoolean");

const isOption = (item: Path): boolean =>
  isRecordPath(item) &&
  ["value", "label"].every((key) => typeof propertyOf(item, key).found === "string");

function otherType(
  path: Path,
  options: Path,
  unknownTypes: ParseFormOptions["unknownTypes"],
): "string" | "select" | null {
  if (unknownTypes === "error") return addIssue(path, "unknownType", "unknown type");
  const items = (Array.isArray(options.found) && itemsOf(options)) || [];
  const isChoice =
    items.some(isOption) && items.every((item) => isOption(item) || hasNoValue(item));
  addWarning(path, "unknownType", `unknown type: rendered as ${isChoice ? "a select" : "text"}`);
  return isChoice ? "select" : "string";
}
