import type { JSX } from "react";
import type { StepStatus } from "./stepStatus.ts";

const circle = "M10 2.5a7.5 7.5 0 1 1 0 15 7.5 7.5 0 0 1 0-15Z";
const check = "m6.25 10.25 2.5 2.5 5-5.25";

/** Outline and inner shape of each status. They differ without color. */
const marks: Readonly<Record<StepStatus, readonly [outline: string, inside: string]>> = {
  done: [circle, check],
  sent: [circle, check],
  inProgress: [circle, "M10 5.5a4.5 4.5 0 0 1 0 9Z"],
  blocked: ["M10 2.75 18 17H2Z", "M10 7.75v4m0 2.25v.5"],
  toDo: [circle, ""],
};

interface StatusMarkProps {
  readonly of: StepStatus;
}

/** Renders a status as a shape, which is hidden from screen readers. Render its text, too. */
export const StatusMark = ({ of }: StatusMarkProps): JSX.Element => (
  <svg className="pf-status-mark" data-status={of} viewBox="0 0 20 20" aria-hidden="true">
    <path className="pf-status-mark-outline" d={marks[of][0]} />
    <path className="pf-status-mark-inside" d={marks[of][1]} />
  </svg>
);
