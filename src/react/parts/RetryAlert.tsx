"use client";
import { type JSX, type RefCallback, useCallback, useRef, useState } from "react";
import { drawAlert } from "./Alert.tsx";
import { drawButton } from "./Button.tsx";
import type { Words } from "./contract.ts";
import type { Slot } from "./drawPart.ts";
import { guardRepeatedActivation, moveFocus } from "../support/repeatGuard.ts";
import { isFocused } from "../mask/textEditing.ts";
import { useBrowserLayoutEffect, useLatest } from "../support/useStable.ts";

/** An error that is shown, and the retry of what failed. */
export interface Retry<E> {
  /** Stays while its retry is loading; `null` while nothing has failed. */
  readonly error: E | null;
  readonly isBusy: boolean;
  /** Grows with each failure. */
  readonly count: number;
  /** Keeps the error until the retry that begins now has ended. */
  begin(): void;
}

/** Keeps an error in sight while what failed is retried, and counts the failures. */
export function useRetry<E>(error: E | null, isBusy: boolean): Retry<E> {
  const [last, setLast] = useState({ error, isBusy, count: 0, isRetry: false });
  const isRetry = last.isRetry && (isBusy || (!last.isBusy && error === last.error));
  const shown = error ?? (isRetry ? last.error : null);
  if (shown !== last.error || isBusy !== last.isBusy)
    setLast({ error: shown, isBusy, count: last.count + (isBusy ? 0 : 1), isRetry });
  return { ...last, begin: () => setLast({ ...last, isRetry: true }) };
}

interface RetryAlertProps {
  readonly slot: Slot;
  readonly kind: "alert" | "list-alert";
  readonly retry: Retry<unknown>;
  /** Why it failed. */
  readonly message: Words;
  /** Text of the button; `null` where a retry cannot help. */
  readonly label: Words | null;
  /** Announced while it is retried, where nothing else is. */
  readonly loading?: Words;
  onRetry(): void;
  /** Called when the button is removed while it has focus. */
  onLeave(): void;
}

/**
 * Renders why something could not be loaded, and a button that retries it. The button keeps focus,
 * and the message is inserted anew after each failure: screen readers announce it again.
 */
export function RetryAlert(props: RetryAlertProps): JSX.Element {
  const { slot, kind, retry, message, label, loading, onRetry, onLeave } = props;
  const { isBusy, count } = retry;
  const ref = useFocusLeft(onLeave);
  // Nobody has seen what is loaded, so a second press waits. What failed may be retried at once.
  useBrowserLayoutEffect(() => {
    const release = guardRepeatedActivation();
    return isBusy ? release : release(0);
  }, [isBusy, count]);
  return drawAlert(slot, {
    kind,
    children: (
      <>
        <p key={count} {...message} />
        {label &&
          drawButton(slot, "button", {
            ref,
            "aria-disabled": isBusy || undefined,
            onClick(event) {
              // Safari focuses no button that is clicked.
              event.currentTarget.focus();
              if (!isBusy) onRetry();
            },
            ...label,
          })}
        {loading && <output className="pf-status" {...(isBusy && loading)} />}
      </>
    ),
  });
}

/** Returns a ref that calls `onLeave` when its element is removed while it has focus. */
function useFocusLeft(onLeave: () => void): RefCallback<HTMLElement> {
  const latest = useLatest(onLeave);
  const mounted = useRef<HTMLElement | null>(null);
  return useCallback(
    (element) => {
      const before = mounted.current;
      if (before && !element && isFocused(before)) return latest.current();
      // Strict mode removes the ref once, and not the element.
      if (element && element === before) moveFocus(element);
      mounted.current = element;
    },
    [latest],
  );
}
