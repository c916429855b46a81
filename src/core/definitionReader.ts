import type { DefinitionCode, DefinitionIssue } from "./definitionIssue.ts";

/** The most issues and warnings that are kept; further issues are counted only. */
const issueLimit = 100;

/** What is found while a definition is read. */
export interface Findings {
  readonly issues: DefinitionIssue[];
  readonly warnings: DefinitionIssue[];
  total: number;
  /** Where each parameter name was seen first. */
  readonly names: Map<string, string>;
}

export const newFindings = (): Findings => ({
  issues: [],
  warnings: [],
  total: 0,
  names: new Map(),
});

export function refuse(to: Findings, path: string, code: DefinitionCode, message: string): void {
  to.total++;
  if (to.issues.length < issueLimit) to.issues.push({ path, code, message });
}

export function warn(to: Findings, path: string, code: DefinitionCode, message: string): void {
  if (to.warnings.length < issueLimit) to.warnings.push({ path, code, message });
}

/** Reads own properties of one object, each at most once. A getter that throws is an issue, and the property counts as absent. */
export type PropertyReader = (key: string) => unknown;

export const propertiesOf =
  (object: object, path: string, findings: Findings): PropertyReader =>
  (key) => {
    try {
      return Object.hasOwn(object, key) ? Reflect.get(object, key) : undefined;
    } catch {
      refuse(findings, `${path}.${key}`, "unreadable", "reading this property failed");
      return undefined;
    }
  };

/** What a value is called in a sentence. */
export function kindOf(value: unknown): string {
  if (value === undefined) return "nothing";
  if (value === null) return "null";
  if (Array.isArray(value)) return "an array";
  return typeof value === "object" ? "an object" : `a ${typeof value}`;
}
