"use client";
import { useEffect } from "react";

/** Begins the page's title with `prefix` for as long as it is given; a title that the host sets meanwhile is the host's. */
export function useErrorTitle(prefix: string | false | undefined): void {
  useEffect(() => {
    if (!prefix) return;
    const begun = `${prefix} `;
    document.title = begun + document.title;
    // Another form of the page may have begun it, too, before or since.
    return () => void (document.title = document.title.replace(begun, ""));
  }, [prefix]);
}
