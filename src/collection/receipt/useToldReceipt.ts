"use client";
import { useEffect, useRef } from "react";
import { useLatest } from "../../react/useStable.ts";
import type { Receipt } from "./receipt.ts";

/** Tells the app once of the receipt; of one of no forms too, and of that of forms which came after it. */
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
