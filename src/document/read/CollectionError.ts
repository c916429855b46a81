import type { DefinitionIssue } from "../../core/definition/definitionIssue.ts";

/** Error of `parseCollection` for a document that is not a valid collection. */
export class CollectionError extends Error {
  override readonly name = "CollectionError";
  /** The first 100 issues, in document order. */
  readonly issues: readonly DefinitionIssue[];
  /** Number of all issues. */
  readonly total: number;

  constructor(issues: readonly DefinitionIssue[], total: number) {
    const list = issues.slice(0, 5).map(({ path, message }) => `${path}: ${message}`);
    const rest = total - list.length;
    const more = rest > 0 ? `, and ${rest} more` : "";
    super(`The document is not a valid collection: ${list.join("; ")}${more}.`);
    this.issues = issues;
    this.total = total;
  }
}
