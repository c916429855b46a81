import { type Findings, kindOf, propertiesOf, refuse, warn } from "./definitionReader.ts";
import type { Parameter, ParameterOption, ParameterType } from "./form.ts";
import { isRecord } from "./own.ts";
import { isParameterType } from "./parameters/index.ts";
import { parseOptions } from "./parseOptions.ts";

/** How strictly a definition is read. */
export interface ParseFormOptions {
  /** A missing label (the name stands in) and a missing `required` (false) become warnings. */
  readonly lenient?: boolean;
  /** A type that is not known is drawn as text and reported as a warning (`"string"`, the default) or refused (`"error"`). */
  readonly unknownTypes?: "string" | "error";
}

/** One parameter of a definition, or `null` when it cannot be drawn; why is among the findings. */
export function parseParameter(
  json: unknown,
  path: string,
  findings: Findings,
  options: ParseFormOptions,
): Parameter | null {
  if (!isRecord(json)) {
    refuse(findings, path, "notObject", `expected an object, found ${kindOf(json)}`);
    return null;
  }
  const get = propertiesOf(json, path, findings);
  const name = parseName(get("name"), `${path}.name`, findings);
  const label = parseLabel(get("label"), name, `${path}.label`, findings, options);
  const kind = parseType(get("type"), `${path}.type`, findings, options);
  const required = parseRequired(get("required"), `${path}.required`, findings, options);
  const choices =
    kind?.type === "select" ? parseOptions(get("options"), `${path}.options`, findings) : [];
  const description = get("description");
  const dependsOn = get("depends_on");
  if (name === null || label === null || !kind || required === null || !choices) return null;
  return {
    name,
    label,
    ...withOptions(kind, choices),
    required,
    ...(typeof description === "string" && { description }),
    ...(dependsOn !== undefined && dependsOn !== null && { depends_on: dependsOn }),
  };
}

type Kind = { readonly type: ParameterType; readonly declaredType?: string };

const withOptions = (kind: Kind, options: readonly ParameterOption[]) =>
  kind.type === "select" ? { type: kind.type, options } : { ...kind, type: kind.type };

function parseName(name: unknown, path: string, findings: Findings): string | null {
  if (typeof name !== "string") {
    refuse(findings, path, "notString", `expected a string, found ${kindOf(name)}`);
    return null;
  }
  if (name === "") {
    refuse(findings, path, "empty", "a parameter needs a name to be submitted under");
    return null;
  }
  const first = findings.names.get(name);
  if (first === undefined) findings.names.set(name, path);
  else refuse(findings, path, "duplicate", `the same as ${first}, so one answer would be lost`);
  return name;
}

function parseLabel(
  label: unknown,
  name: string | null,
  path: string,
  findings: Findings,
  { lenient }: ParseFormOptions,
): string | null {
  if (typeof label === "string") return label;
  if (lenient && (label === undefined || label === null)) {
    warn(findings, path, "missing", "no label: the name stands in");
    return name;
  }
  refuse(findings, path, "notString", `expected a string, found ${kindOf(label)}`);
  return null;
}

function parseType(
  type: unknown,
  path: string,
  findings: Findings,
  { unknownTypes }: ParseFormOptions,
): Kind | null {
  if (typeof type !== "string") {
    refuse(findings, path, "notString", `expected a string, found ${kindOf(type)}`);
    return null;
  }
  if (isParameterType(type)) return { type };
  if (unknownTypes === "error") {
    refuse(findings, path, "unknownType", "this type is not known");
    return null;
  }
  warn(findings, path, "unknownType", "this type is not known: the parameter is drawn as text");
  return { type: "string", declaredType: type };
}

function parseRequired(
  required: unknown,
  path: string,
  findings: Findings,
  { lenient }: ParseFormOptions,
): boolean | null {
  if (typeof required === "boolean") return required;
  if (lenient && (required === undefined || required === null)) {
    warn(findings, path, "missing", "not said whether required: it counts as optional");
    return false;
  }
  refuse(findings, path, "notBoolean", `expected true or false, found ${kindOf(required)}`);
  return null;
}
