"use client";
import { useEffect, useState } from "react";
import { flushSync } from "react-dom";

/** Whether a sensitive answer is shown, which is over when the page is printed; and how to say so. */
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
