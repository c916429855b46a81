/** One page of a list, as the service sends it. */
export interface Page<T = unknown> {
  /** URL of the following page; `null` on the last one. */
  readonly next: string | null;
  /** URL of the preceding page; `null` on the first one. */
  readonly previous: string | null;
  readonly results: readonly T[];
}
