"use client";
import type { JSX, ReactNode } from "react";
import type { HeadingLevel } from "../../react/internal.ts";

interface InSection {
  /** Title of the section. */
  readonly section?: string | undefined;
}

interface SectionedProps<T extends InSection> {
  readonly rows: readonly T[];
  readonly level: HeadingLevel;
  readonly children: (row: T) => ReactNode;
}

/** Renders a list per section below its heading, or one list without sections. */
export function AnswersBySection<T extends InSection>({
  rows,
  level,
  children,
}: SectionedProps<T>): JSX.Element {
  const Heading = `h${level}` as const;
  const lists = runsOf(rows);
  if (lists.length <= 1 && lists[0]?.title === undefined)
    return <dl className="pf-review-list">{rows.map(children)}</dl>;
  return (
    <>
      {lists.map(({ title, rows: own }, place) => (
        <div key={place} className="pf-review-section">
          {title !== undefined && <Heading className="pf-review-subheading">{title}</Heading>}
          <dl className="pf-review-list">{own.map(children)}</dl>
        </div>
      ))}
    </>
  );
}

interface Run<T> {
  readonly title: string | undefined;
  readonly rows: T[];
}

function runsOf<T extends InSection>(rows: readonly T[]): readonly Run<T>[] {
  const runs: Run<T>[] = [];
  for (const row of rows) {
    const last = runs.at(-1);
    if (last && last.title === row.section) last.rows.push(row);
    else runs.push({ title: row.section, rows: [row] });
  }
  return runs;
}
