import type { DefinitionCode, DefinitionIssue } from "./definitionIssue.ts";
import { isRecord, own } from "./own.ts";

/** The most issues and warnings that are kept; further issues are counted only. */
const issueLimit = 100;

/** What is found while a definition is read. */
interface Findings {
  readonly issues: DefinitionIssue[];
  readonly warnings: DefinitionIssue[];
  total: number;
  /** Where each parameter name was seen first. */
  readonly names: Map<string, string>;
}

/** A place in a definition, and what stands there. */
export interface Place {
  readonly path: string;
  readonly found: unknown;
  readonly findings: Findings;
}

/** The place of a whole definition, in which nothing was found yet. */
export const rootOf = (json: unknown): Place => ({
  path: "$",
  found: json,
  findings: { issues: [], warnings: [], total: 0, names: new Map() },
});

export function refuse(
  { path, findings }: Pick<Place, "path" | "findings">,
  code: DefinitionCode,
  message: string,
): null {
  findings.total++;
  if (findings.issues.length < issueLimit) findings.issues.push({ path, code, message });
  return null;
}

const kinds = {
  notObject: "an object",
  notArray: "an array",
  notString: "a string",
  notBoolean: "true or false",
} as const satisfies Partial<Record<DefinitionCode, string>>;

/** Refuses what stands where another kind of value belongs. */
export const refuseKind = (place: Place, code: keyof typeof kinds): null =>
  refuse(place, code, `expected ${kinds[code]}, found ${kindOf(place.found)}`);

export function warn({ path, findings }: Place, code: DefinitionCode, message: string): void {
  if (findings.warnings.length < issueLimit) findings.warnings.push({ path, code, message });
}

/** Reads an own property of an object; read each once. A getter that throws is an issue, and the property counts as absent. */
export function propertyOf({ path: parent, found: object, findings }: Place, key: string): Place {
  const path = `${parent}.${key}`;
  let found: unknown;
  try {
    found = isRecord(object) ? own(object, key) : undefined;
  } catch {
    refuse({ path, findings }, "unreadable", "cannot be read");
  }
  return { path, found, findings };
}

/** The items of an array, each read once; `null`, and an issue, when there is no array. */
export function itemsOf(place: Place): readonly Place[] | null {
  const { path, found, findings } = place;
  if (!Array.isArray(found)) return refuseKind(place, "notArray");
  return Array.from(found, (item: unknown, index) => ({
    path: `${path}[${index}]`,
    found: item,
    findings,
  }));
}

/** The text at a place; `null`, and an issue, when there is none. */
export const textOf = (place: Place): string | null =>
  typeof place.found === "string" ? place.found : refuseKind(place, "notString");

/** What a value is called in a sentence. */
export function kindOf(value: unknown): string {
  if (value === undefined) return "nothing";
  if (value === null) return "null";
  if (Array.isArray(value)) return "an array";
  return typeof value === "object" ? "an object" : `a ${typeof value}`;
}
