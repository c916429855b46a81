import type { DefinitionCode, DefinitionIssue } from "./definitionIssue.ts";
import { isRecord } from "../record.ts";

/** What is found while a definition is read. */
interface Findings {
  readonly issues: DefinitionIssue[];
  readonly warnings: DefinitionIssue[];
  /** Where each name of a parameter stands, or stands first. */
  readonly names: Map<string, Path>;
}

/** A place in a definition, and what stands there. */
export interface Path {
  /** `null` for the whole definition. */
  readonly parent: Path | null;
  /** The name of a property, the index of an item. */
  readonly key: string | number;
  readonly found: unknown;
  readonly findings: Findings;
}

/** A place where an object stands. */
export interface RecordPath extends Path {
  readonly found: Readonly<Record<string, unknown>>;
}

/** A place where an array stands. */
interface ArrayPath extends RecordPath {
  readonly found: RecordPath["found"] & readonly unknown[];
}

export const isRecordPath = (path: Path): path is RecordPath => isRecord(path.found);
const isArrayPath = (path: Path): path is ArrayPath => Array.isArray(path.found);

/** Such as `$.parameters[3].name`. It is put together for what is told of only. */
export function pathOf({ parent, key }: Path): string {
  if (!parent) return `${key}`;
  return pathOf(parent) + (typeof key === "number" ? `[${key}]` : `.${key}`);
}

/** The place of a whole definition, in which nothing was found yet. */
export const rootOf = (json: unknown): Path => ({
  parent: null,
  key: "$",
  found: json,
  findings: { issues: [], warnings: [], names: new Map() },
});

/** Notes an issue at a place. Returns `null`, for the caller to return. */
export function refuse(path: Path, code: DefinitionCode, message: string): null {
  path.findings.issues.push({ path: pathOf(path), code, message });
  return null;
}

/** Notes a warning at a place. */
export function warn(path: Path, code: DefinitionCode, message: string): void {
  path.findings.warnings.push({ path: pathOf(path), code, message });
}

const kinds = {
  notObject: "an object",
  notArray: "an array",
  notString: "a string",
  notBoolean: "true or false",
} as const satisfies Partial<Record<DefinitionCode, string>>;

/** Refuses what stands where another kind of value belongs. */
export const refuseKind = (path: Path, code: keyof typeof kinds): null =>
  refuse(path, code, `expected ${kinds[code]}, found ${kindOf(path.found)}`);

/**
 * An object's own property, `undefined` when absent. Read each key once: a getter that throws is an
 * issue each time, and counts as absent.
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
    refuse(path, "unreadable", "cannot be read");
  }
  return path;
}

/** The items of an array; `null`, and an issue, when there is no array. */
export function itemsOf(path: Path): readonly Path[] | null {
  if (!isArrayPath(path)) return refuseKind(path, "notArray");
  const items: Path[] = [];
  for (let index = 0; index < path.found.length; index++) items.push(propertyOf(path, index));
  return items;
}

/** The text at a place; `null`, and an issue, when there is none. */
export const textOf = (path: Path): string | null =>
  typeof path.found === "string" ? path.found : refuseKind(path, "notString");

/** What a value is called in a sentence. */
export function kindOf(value: unknown): string {
  if (value === undefined) return "nothing";
  if (value === null) return "null";
  if (Array.isArray(value)) return "an array";
  return typeof value === "object" ? "an object" : `a ${typeof value}`;
}
