import { type DefinitionIssue, FormDefinitionError } from "../../core/index.ts";
import type { RequestLine } from "../requestLine.ts";
import { ClientError } from "./ClientError.ts";

/** The service answered with JSON that is not a form that can be drawn. `cause` is the `FormDefinitionError` with the details. */
export class NotFormError extends ClientError {
  override readonly name = "NotFormError";
  /** All of them, in document order. */
  readonly issues: readonly DefinitionIssue[];

  constructor(line: RequestLine, issues: readonly DefinitionIssue[]) {
    const cause = new FormDefinitionError(issues);
    super(
      line,
      `was answered with something that is not a form. ${cause.message} Check the path, or tell the service.`,
      { cause },
    );
    this.issues = issues;
  }
}
