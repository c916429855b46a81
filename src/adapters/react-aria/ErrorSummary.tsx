"use client";
import type { JSX } from "react";
import { Heading, Link } from "react-aria-components";
import type { PartProps } from "../../react/index.ts";
import { ariaAttributes } from "./ariaAttributes.ts";

export const ErrorSummary = (part: PartProps["ErrorSummary"]): JSX.Element => (
  <div className="pf-summary" {...part.box}>
    <Heading level={2} {...part.heading} className="react-aria-Heading" />
    {part.lead && <p className="pf-summary-lead" {...part.lead} />}
    <ul className="pf-summary-list">
      {part.lines.map(({ onClick, ...line }, place) => (
        <li key={line.href ?? place - part.lines.length} lang={line.lang}>
          {line.href ? (
            // Before React Aria, which would follow the link.
            <Link
              {...ariaAttributes({ ...line, onClickCapture: onClick })}
              className="react-aria-Link"
            />
          ) : (
            line.children
          )}
        </li>
      ))}
    </ul>
    {part.children}
  </div>
);
