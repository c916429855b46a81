"use client";
import { type JSX, useEffect, useId, useRef, useState } from "react";
import { counted } from "../../core/messages/defineMessages.ts";
import { renderButton } from "../parts/Button.tsx";
import type { ElementProps } from "../parts/contract.ts";
import { renderPart, type Slot } from "../parts/renderPart.ts";
import { ErrorSummary } from "../parts/ErrorSummary.tsx";
import type { HeadingLevel } from "../support/headings.ts";
import type { UnresolvedSettings } from "../settings/settings.ts";
import { formMessages, formMessage } from "../../core/messages/formText.ts";
import { moveFocus } from "../support/repeatGuard.ts";

/** Maximum number of errors that are listed in full. */
const few = 5;

const firstLines = 3;

/** Whether missing answers are counted, and listed by their labels only. */
export const isCounted = (missing: number): boolean => missing > few;

interface FocusedSummaryProps {
  readonly slot: Slot & { readonly settings: UnresolvedSettings };
  readonly lines: readonly ElementProps<"a">[];
  readonly missing: number;
  readonly headingLevel: HeadingLevel;
  /** Number of failures. The summary takes focus at each. */
  readonly count: number;
  /** Whether focus stays in the field that a person is editing. */
  readonly edited?: boolean;
}

/**
 * Renders the errors of a submission, takes focus at each failure, and links to the fields.
 * Remounts for each failure, so that screen readers announce the same text again.
 */
export const FocusedSummary = (props: FocusedSummaryProps): JSX.Element => (
  <Summary key={props.count} {...props} />
);

function Summary({
  slot,
  lines,
  missing,
  headingLevel: level,
  count,
  edited,
}: FocusedSummaryProps): JSX.Element | null {
  const box = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const [expanded, setExpanded] = useState(false);
  const shown = expanded || lines.length <= few ? lines : lines.slice(0, firstLines);
  const hidden = lines.length - shown.length;

  // React reruns effects when hidden content is shown again.
  const focused = useRef<boolean | null>(null);
  useEffect(() => {
    if (count === 0 || expanded === focused.current) return;
    focused.current = expanded;
    if (expanded) {
      // The focused button unmounts.
      const line = box.current?.querySelectorAll("li")[firstLines];
      moveFocus(line?.querySelector("a") ?? box.current);
    } else {
      if (!edited) moveFocus(box.current);
      // Focus may scroll to the end of a long summary. Some test environments cannot scroll.
      heading.current?.scrollIntoView?.({ block: "nearest" });
    }
  }, [count, edited, expanded]);

  if (lines.length === 0) return null;
  // oxlint-disable-next-line react/refs -- rendering a part reads no ref
  return renderPart("ErrorSummary", ErrorSummary, slot, {
    box: { ref: box, role: "alert", tabIndex: -1, "aria-labelledby": id },
    level,
    heading: { ref: heading, id, ...formMessage(slot.settings, "summaryHeading") },
    lead: isCounted(missing) ? counted(formMessages, slot.settings, "unanswered", missing) : null,
    lines: shown,
    children:
      hidden > 0 &&
      renderButton(slot, "button-plain", {
        onClick: () => setExpanded(true),
        ...formMessage(slot.settings, "summaryMore", { count: String(hidden) }),
      }),
  });
}
