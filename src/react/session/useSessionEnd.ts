"use client";
import { useRef, useState, useSyncExternalStore } from "react";
import { readFailure, type Reason } from "../../core/messages/readFailure.ts";
import { isAbort, useSubmitSignal } from "../submission/useSubmitSignal.ts";
import { listen } from "../support/listen.ts";
import { reportError } from "../support/reportError.ts";
import { guardRepeatedActivation } from "../support/repeatGuard.ts";
import { warn } from "../support/warn.ts";
import { announcedAt, millisecondsOf, type Session } from "./session.ts";

interface Failure {
  /** The end of the session that could not be extended. */
  readonly endsAt: number;
  readonly reason: Reason;
  readonly count: number;
}

/** Notifies every second and when the page is shown again: timers stop while a device sleeps. */
function followClock(listener: () => void): () => void {
  const timer = setInterval(listener, 1000);
  const stops = [
    listen(document, "visibilitychange", listener),
    listen(window, "focus", listener),
    listen(window, "pageshow", listener),
  ];
  return () => {
    clearInterval(timer);
    stops.forEach((stop) => stop());
  };
}

/** Returns the seconds until `endsAt` by the clock; `Infinity` before the warning is due. */
function useSecondsLeft(endsAt: number): number {
  return useSyncExternalStore(followClock, () => {
    const left = Math.ceil((endsAt - Date.now()) / 1000);
    return left <= announcedAt[0] ? Math.max(left, 0) : Infinity;
  });
}

/** Returns the state of the warning, and its actions. */
export function useSessionEnd(session: Session) {
  warn("session", session.endsAt);
  const given = millisecondsOf(session.endsAt);
  const [known, setKnown] = useState({ given, endsAt: given });
  if (!Object.is(given, known.given)) setKnown({ given, endsAt: given });
  const { endsAt } = known;
  const left = useSecondsLeft(endsAt);
  const mark = announcedAt.findLast((at) => left <= at);
  const [announced, setAnnounced] = useState({ mark, left, isExtended: false });
  if (mark !== announced.mark) setAnnounced({ mark, left, isExtended: mark === undefined });
  const [dismissed, setDismissed] = useState<number | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isBusy, setBusy] = useState(false);
  const pending = useRef(false);
  const createSignal = useSubmitSignal();

  async function extend(): Promise<void> {
    if (pending.current) return;
    pending.current = true;
    setBusy(true);
    const release = guardRepeatedActivation();
    const signal = createSignal();
    try {
      const next = await session.extend(signal);
      if (next !== undefined) {
        const endsAt = millisecondsOf(next);
        if (Number.isNaN(endsAt)) throw new RangeError("`extend` resolved to an invalid time");
        setKnown((before) => ({ ...before, endsAt }));
      }
      release();
    } catch (error) {
      // The person retries at once.
      release(0);
      if (!isAbort(error, signal)) {
        const reason = readFailure(error);
        // Without a reason, such as a mistake in `extend`.
        if (reason === "tryAgain") reportError(error);
        setFailure({ endsAt, reason, count: (failure?.count ?? 0) + 1 });
      }
    }
    pending.current = false;
    setBusy(false);
  }

  const isEnded = mark === 0;
  return {
    endsAt,
    /** Seconds left. */
    left,
    /** Seconds left at the last announcement. */
    announced: announced.left,
    /** Whether the warning closed because the session was extended. */
    isExtended: announced.isExtended,
    isEnded,
    isOpen: mark !== undefined && dismissed !== endsAt,
    isBusy,
    failure: failure?.endsAt === endsAt ? failure : null,
    /** Extends the session, or closes the message about its end. */
    act: isEnded ? () => setDismissed(endsAt) : () => void extend(),
  };
}
