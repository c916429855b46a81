"use client";
import { useEffect } from "react";

/** The title that forms made last: another one is the host's. */
let made: string | undefined;

function make(title: string): void {
  document.title = title;
  // As the browser gives it: without a space at its end, where the host had no title.
  made = document.title;
}

/**
 * Begins the page's title with `prefix` for as long as it is given; a title that the host sets
 * meanwhile is the host's.
 */
export function useErrorTitle(prefix: string | false | undefined): void {
  useEffect(() => {
    if (!prefix) return;
    make(`${prefix} ${document.title}`);
    return () => {
      // Another form of the page may have begun it, too, before or since.
      if (document.title === made) make(made.replace(prefix, "").trim());
    };
  }, [prefix]);
}
