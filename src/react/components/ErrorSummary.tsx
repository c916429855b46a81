"use client";
import type { JSX } from "react";
import type { PartProps } from "../settings/settings.ts";

export const ErrorSummary = (part: PartProps["ErrorSummary"]): JSX.Element => (
  <div className="pf-summary" {...part.box}>
    <h2 className="pf-summary-heading" {...part.heading}>
      {part.heading.children}
    </h2>
    {part.lead && <p className="pf-summary-lead" {...part.lead} />}
    <ul className="pf-summary-list">
      {part.lines.map((line, place) => (
        <li key={line.href ?? place - part.lines.length} lang={line.lang}>
          {line.href ? <a {...line}>{line.children}</a> : line.children}
        </li>
      ))}
    </ul>
    {part.children}
  </div>
);
