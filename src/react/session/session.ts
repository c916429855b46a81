/** A time: a `Date`, milliseconds since 1970, or an ISO 8601 text. */
export type SessionTime = Date | number | string;

/** The session of the person who is signed in. */
export interface Session {
  /** When the server ends the session. A new value closes an open warning. */
  readonly endsAt: SessionTime;
  /**
   * Extends the session. Resolves to the new `endsAt`, or to nothing if you pass a new `endsAt`.
   * After an error, the person can try again. Errors that the dialog cannot explain are reported.
   * Unmounting aborts `signal`.
   */
  readonly extend: (signal: AbortSignal) => Promise<SessionTime | undefined | void>;
}

/** Returns a time in milliseconds since 1970, or `NaN`. */
export const millisecondsOf = (time: SessionTime): number => new Date(time).getTime();

/** Seconds before the end at which the remaining time is announced. The first opens the warning. */
export const announcedAt = [120, 60, 20, 0] as const;
