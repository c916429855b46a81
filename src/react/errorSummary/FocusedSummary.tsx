"use client";
import { type JSX, useEffect, useId, useRef, useState } from "react";
import { counted } from "../../core/messages/defineMessages.ts";
import { drawButton } from "../parts/Button.tsx";
import type { ElementProps } from "../parts/contract.ts";
import { drawPart, type Slot } from "../parts/drawPart.ts";
import { ErrorSummary } from "../parts/ErrorSummary.tsx";
import type { HeadingLevel } from "../support/headings.ts";
import type { GivenSettings } from "../settings/settings.ts";
import { formMessages, words } from "../../core/messages/text.ts";
import { moveFocus } from "../support/repeatGuard.ts";

/** More lines, or missing answers, than these are many. */
const few = 5;

/** Lines of many that are rendered at first; a button renders the rest. */
const firstLines = 3;

/** Whether so many missing answers are counted, and listed by their labels alone. */
export const isCounted = (missing: number): boolean => missing > few;

interface FocusedSummaryProps {
  readonly slot: Slot & { readonly settings: GivenSettings };
  readonly lines: readonly ElementProps<"a">[];
  /** How many lines are of questions without an answer. */
  readonly missing: number;
  readonly headingLevel: HeadingLevel;
  /** Failures since it is on the page: each takes focus. */
  readonly count: number;
  /** Focus stays where it is: in a field that a person types into. */
  readonly edited?: boolean;
}

/**
 * Renders what stands against a submission: takes focus at each failure, and leads to each question.
 * A new element for each failure: screen readers announce the same text again.
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

  // A summary that is hidden and shown again runs its effects again: focus moves once.
  const focused = useRef<boolean | null>(null);
  useEffect(() => {
    if (count === 0 || expanded === focused.current) return;
    focused.current = expanded;
    if (expanded) {
      // The button that was pressed is gone, and focus with it.
      const line = box.current?.querySelectorAll("li")[firstLines];
      moveFocus(line?.querySelector("a") ?? box.current);
    } else {
      if (!edited) moveFocus(box.current);
      // Focus may show the end of a long summary. Not every test environment can scroll.
      heading.current?.scrollIntoView?.({ block: "nearest" });
    }
  }, [count, edited, expanded]);

  if (lines.length === 0) return null;
  // oxlint-disable-next-line react/refs -- what draws a part reads none
  return drawPart("ErrorSummary", ErrorSummary, slot, {
    box: { ref: box, role: "alert", tabIndex: -1, "aria-labelledby": id },
    level,
    heading: { ref: heading, id, ...words(slot.settings, "summaryHeading") },
    lead: isCounted(missing) ? counted(formMessages, slot.settings, "unanswered", missing) : null,
    lines: shown,
    children:
      hidden > 0 &&
      drawButton(slot, "button-plain", {
        onClick: () => setExpanded(true),
        ...words(slot.settings, "summaryMore", { count: String(hidden) }),
      }),
  });
}
