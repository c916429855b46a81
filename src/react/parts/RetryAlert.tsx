"use client";
import { type JSX, type RefCallback, useCallback, useRef, useState } from "react";
import { renderAlert } from "./Alert.tsx";
import { renderButton } from "./Button.tsx";
import type { MessageProps } from "./contract.ts";
import type { Slot } from "./renderPart.ts";
import { guardRepeatedActivation, moveFocus } from "../support/repeatGuard.ts";
import { isFocused } from "../mask/textEditing.ts";
import { useBrowserLayoutEffect, useLatest } from "../support/useStable.ts";

export interface Retry<E> {
  /** The error, kept while its retry is loading. */
  readonly error: E | null;
  readonly isBusy: boolean;
  /** Incremented with each failure. */
  readonly count: number;
  /** Keeps the error until the current retry has ended. */
  begin(): void;
}

/** Keeps an error visible during its retry, and counts the failures. */
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
  readonly message: MessageProps;
  /** Label of the button; `null` if a retry cannot help. */
  readonly label: MessageProps | null;
  /** Live region text during the retry. */
  readonly loading?: MessageProps;
  onRetry(): void;
  /** Called if the button unmounts while focused. */
  onLeave(): void;
}

/**
 * Renders an error message and a retry button, which keeps focus. The message remounts after each
 * failure so that screen readers announce it again.
 */
export function RetryAlert(props: RetryAlertProps): JSX.Element {
  const { slot, kind, retry, message, label, loading, onRetry, onLeave } = props;
  const { isBusy, count } = retry;
  const ref = useFocusLeft(onLeave);
  // Ignores repeated presses while loading, as nobody has seen the result.
  useBrowserLayoutEffect(() => {
    const release = guardRepeatedActivation();
    return isBusy ? release : release(0);
  }, [isBusy, count]);
  return renderAlert(slot, {
    kind,
    children: (
      <>
        <p key={count} {...message} />
        {label &&
          renderButton(slot, "button", {
            ref,
            "aria-disabled": isBusy || undefined,
            onClick(event) {
              // Safari does not focus a clicked button.
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

/** Returns a ref that calls `onLeave` if its element unmounts while focused. */
function useFocusLeft(onLeave: () => void): RefCallback<HTMLElement> {
  const latest = useLatest(onLeave);
  const mounted = useRef<HTMLElement | null>(null);
  return useCallback(
    (element) => {
      const before = mounted.current;
      if (before && !element && isFocused(before)) return latest.current();
      // Strict mode detaches the ref once without removing the element.
      if (element && element === before) moveFocus(element);
      mounted.current = element;
    },
    [latest],
  );
}
