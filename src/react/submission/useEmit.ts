"use client";
import { useEffect, useState } from "react";
import { createEmit, type Emit, type OnEvent } from "../store/formEvents.ts";
import { listen } from "../support/listen.ts";
import { useLatest } from "../support/useStable.ts";

/**
 * Returns a function that passes events to `onEvent`. Emits `shown` on mount, and `abandoned` when
 * the page is hidden or the form unmounts.
 */
export function useEmit(onEvent: OnEvent): Emit {
  const latest = useLatest(onEvent);
  const [emit] = useState(() => createEmit(latest));
  useEffect(() => {
    emit({ type: "shown" });
    const abandon = (event?: Event): void => {
      if (!event || document.hidden) emit({ type: "abandoned" });
    };
    const stop = listen(document, "visibilitychange", abandon);
    return () => {
      stop();
      abandon();
    };
  }, [emit]);
  return emit;
}
