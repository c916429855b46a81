"use client";
import { useEffect, useRef } from "react";
import { useLatest } from "../../react/internal.ts";
import type { Receipt } from "./receipt.ts";

/**
 * Calls `onFinish` once with the receipt. After a receipt without forms, one with forms is finished
 * as well.
 */
export function useFinish(
  receipt: Receipt | null,
  onFinish: ((receipt: Receipt) => void) | undefined,
): void {
  const finished = useRef<Receipt | null>(null);
  const latest = useLatest(onFinish);
  useEffect(() => {
    if (!receipt || finished.current?.forms.length) return;
    if (finished.current && receipt.forms.length === 0) return;
    finished.current = receipt;
    latest.current?.(receipt);
  }, [receipt, latest]);
}
