"use client";

import type { PartProps } from "parameter-form";
import type { JSX } from "react";
import { Alert } from "@/components/ui/alert";

/** The box is no component, so that it gets its ref in React 18, too. */
export const ErrorSummary = (part: PartProps["ErrorSummary"]): JSX.Element => (
  <div
    {...part.box}
    className="scroll-m-4 rounded-lg outline-offset-2 outline-muted-foreground focus:outline-2"
  >
    <Alert variant="destructive" role="presentation" className="border-destructive">
      <h2 className="col-span-full text-base font-semibold" {...part.heading}>
        {part.heading.children}
      </h2>
      {part.lead && <p className="col-span-full" {...part.lead} />}
      <ul className="col-span-full wrap-anywhere">
        {part.lines.map((line, place) => (
          <li key={line.href ?? place - part.lines.length} lang={line.lang}>
            {line.href ? (
              <a
                className="inline-block py-1 text-inherit underline underline-offset-4 outline-muted-foreground focus-visible:outline-2"
                {...line}
              >
                {line.children}
              </a>
            ) : (
              line.children
            )}
          </li>
        ))}
      </ul>
      <div className="col-span-full empty:hidden">{part.children}</div>
    </Alert>
  </div>
);
