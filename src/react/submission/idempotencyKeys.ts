type MakeKey = (sent: string, isOther: boolean) => string;

/**
 * Idempotency keys of one form. Equal content sent again after a lost response has the same key:
 * https://datatracker.ietf.org/doc/draft-ietf-httpapi-idempotency-key-header/
 */
export interface IdempotencyKeys {
  /** Returns the key of content, random unless `make` is given. */
  of(sent: unknown, make?: MakeKey): string;
  /**
   * Marks the result as unknown, as after a lost response or a conflict. A retry has the same key.
   */
  lost(): void;
  /**
   * Marks the content as refused or not received. A retry has a new key, so that the service reads
   * it again. Returns false if an earlier attempt may have been accepted.
   */
  refused(): boolean;
  /** Forces a new key, even for equal content. */
  renew(): void;
}

/** Returns 128 random bits. Browsers lack `randomUUID` without HTTPS. */
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
