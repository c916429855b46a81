/** What is wrong with a form's definition, and where. */
export interface DefinitionIssue {
  /** Such as `$.parameters[3].name`. */
  readonly path: string;
  readonly code: DefinitionCode;
  /** A sentence for developers. It holds no text of the document but names and types. */
  readonly message: string;
}

/** What is wrong with a definition, for programs; `message` says it to developers. */
export type DefinitionCode =
  | "notObject"
  | "notArray"
  | "notString"
  | "notBoolean"
  | "missing"
  | "empty"
  | "duplicate"
  | "unknownType"
  | "unreadable"
  /** Not of the kind that belongs there. */
  | "unexpected"
  /** From `parseCollection` only, as all that follow but the last. A key that means nothing there. */
  | "unknownKey"
  /** There is no rule, check or form of this name. */
  | "unknownName"
  /** Right by itself, but not together. */
  | "notPossible"
  | "tooMany"
  | "tooDeep"
  /** From `fromJsonSchema` only: what the keyword says, a form cannot say. */
  | "notMapped";

/** Thrown by `parseForm` for a definition that cannot be drawn. */
export class FormDefinitionError extends Error {
  override readonly name = "FormDefinitionError";
  /** All of them, in document order. */
  readonly issues: readonly DefinitionIssue[];

  constructor(issues: readonly DefinitionIssue[]) {
    const list = issues.slice(0, 5).map(({ path, message }) => `${path}: ${message}`);
    const rest = issues.length - list.length;
    const more = rest > 0 ? `, and ${rest} more` : "";
    super(`The definition of the form cannot be drawn: ${list.join("; ")}${more}.`);
    this.issues = issues;
  }
}
