import type { Change, ChangeClass } from "parameter-form/document";
import type { JSX } from "react";

/** The title and the description of each class of changes, most severe first. */
const classes: readonly (readonly [ChangeClass, title: string, means: string])[] = [
  ["breaks answers", "Breaks answers", "Answers that were valid may be invalid now."],
  ["asks again", "Asks again", "Users have to answer a question again."],
  ["changes meaning", "Changes meaning", "Earlier answers have another meaning now."],
  ["cosmetic", "Cosmetic", "Earlier answers stay as they are."],
];

const changeCount = (count: number): string =>
  ["No changes", "1 change"][count] ?? `${count} changes`;

/** Lists the effects of a new revision on stored answers, most severe first. */
export const ChangeList = ({ changes }: { changes: readonly Change[] }): JSX.Element => (
  <section className="paste-changes" aria-label="Changes">
    <output>{changeCount(changes.length)}</output>
    {classes.map(([kind, title, description]) => {
      const listed = changes.filter((change) => change.class === kind);
      if (listed.length === 0) return null;
      return (
        <section key={kind} className="paste-issues" data-class={kind} aria-label={title}>
          <h2>{title}</h2>
          <p>{description}</p>
          <ol>
            {listed.map(({ path, what }) => (
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
