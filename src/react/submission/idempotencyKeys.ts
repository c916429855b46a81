/** Makes a key of what is sent; `isOther` once the same form sent something else before. */
type MakeKey = (sent: string, isOther: boolean) => string;

/**
 * The idempotency keys of one form: one for each set of answers, the same when these are sent again
 * after a lost response. https://datatracker.ietf.org/doc/draft-ietf-httpapi-idempotency-key-header/
 */
export interface IdempotencyKeys {
  /** The key of what is sent, made at random unless `make` is given. */
  of(sent: unknown, make?: MakeKey): string;
  /**
   * It is not known what became of what was sent, as also after a conflict: sent again, it has the
   * same key.
   */
  lost(): void;
  /**
   * What was sent was refused, or did not arrive: sent again, it has another key, under which the
   * service reads it anew. False where an earlier try of it was lost, and may have been taken.
   */
  refused(): boolean;
  /** What is sent next is something else, even if it says the same. */
  renew(): void;
}

/** A key of 128 random bits. Browsers have no `randomUUID` in a page without HTTPS. */
export const randomKey = (): string =>
  [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join("-");

export function createIdempotencyKeys(): IdempotencyKeys {
  let text: string | null = null;
  let key: string | undefined;
  let isLost = false;
  const renew = (): void => void (text = null);
  return {
    of(sent, make = randomKey) {
      const next = JSON.stringify(sent);
      if (next === text && key !== undefined) return key;
      [text, isLost] = [next, false];
      return (key = make(next, key !== undefined));
    },
    lost: () => void (isLost = true),
    refused() {
      if (!isLost) renew();
      return !isLost;
    },
    renew,
  };
}
