"use client";
import { useEffect } from "react";

let latestTitle: string | undefined;

function setTitle(title: string): void {
  document.title = title;
  // Read back, as browsers trim it.
  latestTitle = document.title;
}

/** Prefixes the page title while `prefix` is given. Keeps a title that the app sets. */
export function useErrorTitle(prefix: string | false | undefined): void {
  useEffect(() => {
    if (!prefix) return;
    setTitle(`${prefix} ${document.title}`);
    return () => {
      // Another form may also have set its prefix.
      if (document.title === latestTitle) setTitle(latestTitle.replace(prefix, "").trim());
    };
  }, [prefix]);
}
