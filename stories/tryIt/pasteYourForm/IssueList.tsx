import type { JSX } from "react";
import type { LocatedIssue } from "../../../src/document/text/locatedIssue.ts";

interface IssueListProps {
  readonly title: string;
  readonly issues: readonly LocatedIssue[];
  goTo(issue: LocatedIssue): void;
}

/** A text can have fifty thousand issues, which would freeze the page. */
const maxRendered = 100;

/** Lists the issues of a text in document order. The button of an issue moves the caret to its position. */
export function IssueList({ title, issues, goTo }: IssueListProps): JSX.Element | null {
  if (issues.length === 0) return null;
  return (
    <section className="paste-issues" aria-label={title}>
      <h2>{title}</h2>
      <ol>
        {issues.slice(0, maxRendered).map((issue, index) => (
          <li key={`${index} ${issue.place.at}`}>
            <button type="button" className="paste-position" onClick={() => goTo(issue)}>
              Line {issue.place.line}, column {issue.place.column}
            </button>
            <span>
              <strong>{issue.about}</strong>: {issue.message}
            </span>
          </li>
        ))}
      </ol>
      {issues.length > maxRendered && <p>And {issues.length - maxRendered} more</p>}
    </section>
  );
}

/** Returns a title such as “2 problems”. */
export const issueCount = (count: number): string =>
  count === 1 ? "1 problem" : `${count} problems`;
