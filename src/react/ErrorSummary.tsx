"use client";
import { type JSX, useEffect, useId, useRef, useState } from "react";
import { useScope } from "./scope.ts";
import { text } from "./text.ts";
import type { Failure } from "./useSubmission.ts";

/** Lines that are drawn at first; a button draws the rest. */
const firstLines = 50;

/** What a failed submission failed with: takes focus at each failure and leads to each field, in form order. */
export function ErrorSummary({ failure }: { readonly failure: Failure }): JSX.Element | null {
  const { settings } = useScope();
  const box = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
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
  return (
    <div className="pf-summary" ref={box} role="alert" tabIndex={-1} aria-labelledby={headingId}>
      <h2 className="pf-summary-heading" ref={heading} id={headingId}>
        {text(settings, "summaryHeading")}
      </h2>
      <ul className="pf-summary-list">
        {lines.map(({ name, message }, place) => (
          <li key={place}>
            {name === null ? message : <FieldLink name={name}>{message}</FieldLink>}
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <button className="pf-button-plain" type="button" onClick={() => setExpanded(count)}>
          {text(settings, "summaryMore", { count: String(hidden) })}
        </button>
      )}
    </div>
  );
}

/** A link that moves focus and leaves the page's address alone; what is not drawn cannot be gone to. */
function FieldLink({
  name,
  children,
}: {
  readonly name: string;
  readonly children: string;
}): JSX.Element {
  const { controls, ids } = useScope();
  if (!controls.reaches(name)) return <>{children}</>;
  return (
    <a
      href={`#${ids.get(name)}`}
      onClick={(event) => {
        event.preventDefault();
        controls.focus(name);
      }}
    >
      {children}
    </a>
  );
}
