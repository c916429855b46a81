import type { JSX } from "react";
import type { LocatedIssue } from "../../../src/command/input/locatedIssue.ts";

interface FaultsProps {
  readonly title: string;
  readonly faults: readonly LocatedIssue[];
  goTo(fault: LocatedIssue): void;
}

/** Faults that are drawn: there may be fifty thousand. */
const drawn = 100;

/** What is wrong with a text, in its order; a press leads there. */
export function Faults({ title, faults, goTo }: FaultsProps): JSX.Element | null {
  if (faults.length === 0) return null;
  return (
    <section className="paste-faults" aria-label={title}>
      <h2>{title}</h2>
      <ol>
        {faults.slice(0, drawn).map((fault, index) => (
          <li key={`${index} ${fault.place.at}`}>
            <button type="button" className="paste-place" onClick={() => goTo(fault)}>
              Line {fault.place.line}, column {fault.place.column}
            </button>
            <span>
              <strong>{fault.about}</strong>: {fault.message}
            </span>
          </li>
        ))}
      </ol>
      {faults.length > drawn && <p>And {faults.length - drawn} more</p>}
    </section>
  );
}

/** What a list of faults is called. */
export const problems = (count: number): string =>
  count === 1 ? "1 problem" : `${count} problems`;
