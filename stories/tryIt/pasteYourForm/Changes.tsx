import type { Change, ChangeClass } from "parameter-form/document";
import type { JSX } from "react";

/** What each class of changes is called and means, the worst first. */
const classes: readonly (readonly [ChangeClass, title: string, means: string])[] = [
  ["breaks answers", "Breaks answers", "What was answered before may be refused now."],
  ["asks again", "Asks again", "People have to answer something anew."],
  ["changes meaning", "Changes meaning", "What was answered before reads otherwise now."],
  ["cosmetic", "Cosmetic", "Nothing that was answered before is touched."],
];

const counted = (count: number): string =>
  ["Nothing is different", "1 change"][count] ?? `${count} changes`;

/** What a new revision does to answers that are stored, in words. */
export const Changes = ({ changes }: { changes: readonly Change[] }): JSX.Element => (
  <section className="paste-changes" aria-label="What is different">
    <output>{counted(changes.length)}</output>
    {classes.map(([kind, title, means]) => {
      const found = changes.filter((change) => change.class === kind);
      if (found.length === 0) return null;
      return (
        <section key={kind} className="paste-faults" data-class={kind} aria-label={title}>
          <h2>{title}</h2>
          <p>{means}</p>
          <ol>
            {found.map(({ path, what }) => (
              <li key={`${path} ${what}`}>
                {what}
                <code>{path}</code>
              </li>
            ))}
          </ol>
        </section>
      );
    })}
  </section>
);
