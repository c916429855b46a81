"use client";
import { useEffect } from "react";

/** The latest title set by a form. */
let made: string | undefined;

function make(title: string): void {
  document.title = title;
  // Read back, as browsers trim it.
  made = document.title;
}

/** Prefixes the page title while `prefix` is given. Keeps a title that the host sets meanwhile. */
export function useErrorTitle(prefix: string | false | undefined): void {
  useEffect(() => {
    if (!prefix) return;
    make(`${prefix} ${document.title}`);
    return () => {
      // Another form may also have set its prefix.
      if (document.title === made) make(made.replace(prefix, "").trim());
    };
  }, [prefix]);
}
