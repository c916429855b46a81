"use client";
import { useEffect } from "react";
import { useLatest } from "../react/useStable.ts";
import type { PagingOptions } from "./listPager.ts";

/**
 * Tells the app that its page is no longer in sight when `list` became another one: its link is of
 * the list before.
 */
export function useLeftPage(
  list: string,
  isLeft: boolean,
  onPageChange: PagingOptions["onPageChange"],
): void {
  const latest = useLatest({ isLeft, onPageChange });
  useEffect(() => {
    if (latest.current.isLeft) latest.current.onPageChange?.(null);
  }, [list, latest]);
}
