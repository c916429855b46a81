/** Issue of a form definition. */
export interface DefinitionIssue {
  /** Path such as `$.parameters[3].name`. */
  readonly path: string;
  readonly code: DefinitionCode;
  /** Message for developers. Contains no text of the document except names and types. */
  readonly message: string;
}

/** Code of an issue in a definition. */
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
  /** A value of another kind. */
  | "unexpected"
  /**
   * An unknown key. Only `parseCollection` reports this and the following codes, except
   * `notMapped`.
   */
  | "unknownKey"
  /** An unknown rule, check or form. */
  | "unknownName"
  /** A combination that is not possible. */
  | "notPossible"
  | "tooMany"
  | "tooDeep"
  /** A keyword that a form cannot express. Only `fromJsonSchema` reports it. */
  | "notMapped";

/** Thrown by `parseForm` for a definition that cannot be rendered. */
export class FormDefinitionError extends Error {
  override readonly name = "FormDefinitionError";
  /** All issues in document order. */
  readonly issues: readonly DefinitionIssue[];

  constructor(issues: readonly DefinitionIssue[]) {
    const list = issues.slice(0, 5).map(({ path, message }) => `${path}: ${message}`);
    const rest = issues.length - list.length;
    const more = rest > 0 ? `, and ${rest} more` : "";
    super(`The form definition is invalid: ${list.join("; ")}${more}.`);
    this.issues = issues;
  }
}
