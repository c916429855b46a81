"use client";
import { type JSX, useEffect, useId, useRef, useState } from "react";
import { drawButton } from "./components/Button.tsx";
import type { ElementProps } from "./components/contract.ts";
import { drawPart } from "./components/drawPart.ts";
import { ErrorSummary as Summary } from "./components/ErrorSummary.tsx";
import { type ParameterFormScope, useScope } from "./scope.ts";
import type { SummaryEntry } from "./summary.ts";
import { words } from "./text.ts";
import type { Failure } from "./useSubmission.ts";

/** Lines that are drawn at first; a button draws the rest. */
const firstLines = 50;

/** What a failed submission failed with: takes focus at each failure and leads to each field, in form order. */
export function ErrorSummary({ failure }: { readonly failure: Failure }): JSX.Element | null {
  const scope = useScope();
  const { settings } = scope;
  const box = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const [expanded, setExpanded] = useState(0);
  const { entries, count } = failure;
  const lines = expanded === count ? entries : entries.slice(0, firstLines);
  const hidden = entries.length - lines.length;

  useEffect(() => {
    if (count === 0) return;
    box.current?.focus();
    // Focus may show the end of a long summary. Not every test environment can scroll.
    heading.current?.scrollIntoView?.({ block: "nearest" });
  }, [count]);

  if (entries.length === 0) return null;
  // oxlint-disable-next-line react/refs -- what draws a part reads none
  return drawPart("ErrorSummary", Summary, scope, {
    box: { ref: box, role: "alert", tabIndex: -1, "aria-labelledby": id },
    heading: { ref: heading, id, ...words(settings, "summaryHeading") },
    lines: lines.map((entry) => lineOf(entry, scope)),
    children:
      hidden > 0 &&
      drawButton(scope, "button-plain", {
        onClick: () => setExpanded(count),
        ...words(settings, "summaryMore", { count: String(hidden) }),
      }),
  });
}

/** A link moves focus and leaves the page's address alone; what is not drawn cannot be gone to. */
const lineOf = (
  { name, message: children, lang }: SummaryEntry,
  { controls, ids }: ParameterFormScope,
): ElementProps<"a"> => ({
  children,
  lang,
  ...(name !== null &&
    controls.reaches(name) && {
      href: `#${ids.get(name)}`,
      onClick(event) {
        event.preventDefault();
        controls.focus(name);
      },
    }),
});
