"use client";
import { useEffect } from "react";

/** Begins the page's title with `prefix` for as long as it is given; a title that the host sets meanwhile is the host's. */
export function useErrorTitle(prefix: string | null): void {
  useEffect(() => {
    if (prefix === null) return;
    const before = document.title;
    const title = `${prefix} ${before}`;
    document.title = title;
    return () => {
      if (document.title === title) document.title = before;
    };
  }, [prefix]);
}
