import type { DefinitionIssue } from "../../core/definition/definitionIssue.ts";

/** Thrown by `parseCollection` for a document that is no collection. */
export class CollectionError extends Error {
  override readonly name = "CollectionError";
  /** The first hundred, in document order. */
  readonly issues: readonly DefinitionIssue[];
  /** How many there are. */
  readonly total: number;

  constructor(issues: readonly DefinitionIssue[], total: number) {
    const list = issues.slice(0, 5).map(({ path, message }) => `${path}: ${message}`);
    const rest = total - list.length;
    const more = rest > 0 ? `, and ${rest} more` : "";
    super(`The document is no collection: ${list.join("; ")}${more}.`);
    this.issues = issues;
    this.total = total;
  }
}
