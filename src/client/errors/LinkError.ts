import type { RequestLine } from "../requestLine.ts";
import { ClientError } from "./ClientError.ts";

/** A link to another page that is not followed. Nothing was sent there. */
export class LinkError extends ClientError {
  override readonly name = "LinkError";
  readonly #link: string;

  constructor(line: RequestLine, problem: string, link: string) {
    super(
      line,
      `gave a link that ${problem}, so it was not followed: it could take credentials elsewhere, or read another list. Behind a proxy, set upstreamUrl to the service's own address.`,
    );
    this.#link = link;
  }

  /** The link. Not enumerable, so that logging the error does not log it. */
  get link(): string {
    return this.#link;
  }
}
