import type { DefinitionCode, DefinitionIssue } from "./definitionIssue.ts";
import { isRecord } from "../record.ts";

interface Findings {
  readonly issues: DefinitionIssue[];
  readonly warnings: DefinitionIssue[];
  /** First path of each parameter name. */
  readonly names: Map<string, Path>;
}

/** A path in a definition with its value. */
export interface Path {
  /** `null` for the root. */
  readonly parent: Path | null;
  readonly key: string | number;
  readonly found: unknown;
  readonly findings: Findings;
}

export interface RecordPath extends Path {
  readonly found: Readonly<Record<string, unknown>>;
}

interface ArrayPath extends RecordPath {
  readonly found: RecordPath["found"] & readonly unknown[];
}

export const isRecordPath = (path: Path): path is RecordPath => isRecord(path.found);
const isArrayPath = (path: Path): path is ArrayPath => Array.isArray(path.found);

/** Formats a path, such as `$.parameters[3].name`. Called only for issues. */
export function formatPath({ parent, key }: Path): string {
  if (!parent) return `${key}`;
  return formatPath(parent) + (typeof key === "number" ? `[${key}]` : `.${key}`);
}

export const rootOf = (json: unknown): Path => ({
  parent: null,
  key: "$",
  found: json,
  findings: { issues: [], warnings: [], names: new Map() },
});

/** Reports an issue. Returns `null`, for the caller to return. */
export function addIssue(path: Path, code: DefinitionCode, message: string): null {
  path.findings.issues.push({ path: formatPath(path), code, message });
  return null;
}

export function addWarning(path: Path, code: DefinitionCode, message: string): void {
  path.findings.warnings.push({ path: formatPath(path), code, message });
}

const kinds = {
  notObject: "an object",
  notArray: "an array",
  notString: "a string",
  notBoolean: "true or false",
} as const satisfies Partial<Record<DefinitionCode, string>>;

export const addKindIssue = (path: Path, code: keyof typeof kinds): null =>
  addIssue(path, code, `expected ${kinds[code]}, found ${describeValue(path.found)}`);

/**
 * Returns the path of an own property; its value is `undefined` if absent. Read each key once,
 * because a getter that throws adds an issue each time.
 */
export function propertyOf(parent: RecordPath, key: string | number): Path {
  const path: { -readonly [Key in keyof Path]: Path[Key] } = {
    parent,
    key,
    found: undefined,
    findings: parent.findings,
  };
  try {
    if (Object.hasOwn(parent.found, key)) path.found = parent.found[key];
  } catch {
    addIssue(path, "unreadable", "cannot be read");
  }
  return path;
}

/** Returns the items of an array. Otherwise reports an issue and returns `null`. */
export function itemsOf(path: Path): readonly Path[] | null {
  if (!isArrayPath(path)) return addKindIssue(path, "notArray");
  const items: Path[] = [];
  for (let index = 0; index < path.found.length; index++) items.push(propertyOf(path, index));
  return items;
}

/** Returns a string. Otherwise reports an issue and returns `null`. */
export const readString = (path: Path): string | null =>
  typeof path.found === "string" ? path.found : addKindIssue(path, "notString");

export function describeValue(value: unknown): string {
  if (value === undefined) return "nothing";
  if (value === null) return "null";
  if (Array.isArray(value)) return "an array";
  return typeof value === "object" ? "an object" : `a ${typeof value}`;
}
