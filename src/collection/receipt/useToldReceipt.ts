"use client";
import { useEffect, useRef } from "react";
import { useLatest } from "../../react/useStable.ts";
import type { Receipt } from "./receipt.ts";

/** Calls `onFinish` once with the receipt. After a receipt without forms, one with forms is told as well. */
export function useToldReceipt(
  receipt: Receipt | null,
  onFinish: ((receipt: Receipt) => void) | undefined,
): void {
  const told = useRef<Receipt | null>(null);
  const tell = useLatest(onFinish);
  useEffect(() => {
    if (!receipt || told.current?.forms.length) return;
    if (told.current && receipt.forms.length === 0) return;
    told.current = receipt;
    tell.current?.(receipt);
  }, [receipt, tell]);
}
