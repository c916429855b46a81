"use client";
import { useEffect, useState } from "react";
import { flushSync } from "react-dom";

/** Returns whether a sensitive value is revealed. Printing hides it. */
export function useRevealed(): readonly [boolean, (revealed: boolean) => void] {
  const [revealed, setRevealed] = useState(false);
  useEffect(() => {
    if (!revealed) return;
    const hide = (): void => flushSync(() => setRevealed(false));
    addEventListener("beforeprint", hide);
    return () => removeEventListener("beforeprint", hide);
  }, [revealed]);
  return [revealed, setRevealed];
}
