import type { JSX } from "react";
import type { PartProps } from "../settings/settings.ts";
import { Alert } from "./Alert.tsx";
import { renderPart, type Slot } from "./renderPart.ts";

export function ErrorSummary(part: PartProps["ErrorSummary"], slot: Slot): JSX.Element {
  const Heading = `h${part.level}` as const;
  return renderPart("Alert", Alert, slot, {
    kind: "summary",
    box: {
      ...part.box,
      children: (
        <>
          <Heading className="pf-summary-heading" {...part.heading}>
            {part.heading.children}
          </Heading>
          {part.lead && <p className="pf-summary-lead" {...part.lead} />}
          <ul className="pf-summary-list">
            {part.lines.map((line, place) => (
              <li key={line.href ?? place - part.lines.length} lang={line.lang}>
                {line.href ? <a {...line}>{line.children}</a> : line.children}
              </li>
            ))}
          </ul>
          {part.children}
        </>
      ),
    },
  });
}
