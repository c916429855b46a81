/** One page of a list, as sent by the service. */
export interface Page<T = unknown> {
  /** URL of the next page; `null` on the last one. */
  readonly next: string | null;
  /** URL of the previous page; `null` on the first one. */
  readonly previous: string | null;
  readonly results: readonly T[];
}
