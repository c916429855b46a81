import type { StandardSchemaV1 } from "@standard-schema/spec";
import type { RequestLine } from "../requestLine.ts";
import { ClientError } from "./ClientError.ts";

/** The service answered with an object that the `schema` refuses. `cause` is what the schema threw, if it did. */
export class InvalidItemError extends ClientError {
  override readonly name = "InvalidItemError";
  /** What is wrong, such as `$.results[3]`; where in it, the `issues` say. */
  readonly field: string;
  readonly #issues: readonly StandardSchemaV1.Issue[];

  constructor(
    line: RequestLine,
    field: string,
    issues: readonly StandardSchemaV1.Issue[],
    options?: ErrorOptions,
  ) {
    super(
      line,
      `was answered with a page whose ${field} the schema refuses, so nothing was read. See this error's issues; mend the schema, or tell the service.`,
      options,
    );
    this.field = field;
    this.#issues = issues;
  }

  /** What the schema says. Not enumerable, because it may quote the answer, and so may the path in it: keys can be data. */
  get issues(): readonly StandardSchemaV1.Issue[] {
    return this.#issues;
  }
}
