import { type DefinitionIssue, FormDefinitionError } from "../../core/index.ts";
import type { RequestLine } from "../requestLine.ts";
import { ClientError } from "./ClientError.ts";

/** The service answered with JSON that is not a form that can be drawn. `cause` is the `FormDefinitionError` with the details. */
export class NotFormError extends ClientError {
  override readonly name = "NotFormError";
  /** The first 100, in document order. */
  readonly issues: readonly DefinitionIssue[];
  /** How many there are in all. */
  readonly total: number;

  constructor(line: RequestLine, issues: readonly DefinitionIssue[], total: number) {
    const cause = new FormDefinitionError(issues, total);
    super(
      line,
      `was answered with something that is not a form. ${cause.message} Check the path, or tell the service.`,
      { cause },
    );
    this.issues = issues;
    this.total = total;
  }
}
