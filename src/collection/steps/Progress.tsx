import type { JSX } from "react";
import type { Words } from "../../react/index.ts";
import { type CollectionWord, collectionSaid, collectionText } from "../collectionWords.ts";
import type { FormCollectionApi } from "../contract.ts";
import { StandingMark } from "./StandingMark.tsx";
import { isOver, type Standing, standingWords } from "./standing.ts";
import { type CollectionStep, mainSteps, placeOf } from "./stepper.ts";
import { taskOf } from "./tasks.ts";

/** Headings of the steps without a form. */
const names: Readonly<Record<string, CollectionWord>> = {
  review: "reviewHeading",
  sign: "signHeading",
};

interface ProgressProps {
  readonly collection: FormCollectionApi;
}

/** Renders the names and statuses of the steps, and marks the current one. */
export function Progress({ collection }: ProgressProps): JSX.Element {
  const { steps, step, settings } = collection;
  const at = placeOf(steps, step);
  return (
    <ol className="pf-progress" aria-label={collectionText(settings, "progress")}>
      {mainSteps(steps).map((one, place) => {
        const standing = stepStanding(collection, one, place < at);
        const isHere = place === at;
        return (
          <li
            key={one.id}
            className="pf-progress-step"
            data-standing={standing}
            aria-current={isHere ? "step" : undefined}
          >
            {(isOver(standing) || standing === "blocked") && <StandingMark of={standing} />}
            <span className="pf-progress-name" {...stepName(collection, one)} />
            {!isHere && (
              <span
                className="pf-visually-hidden"
                {...collectionSaid(settings, standingWords[standing])}
              />
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** A step without a form is done once the person has continued from it. */
function stepStanding(
  collection: FormCollectionApi,
  step: CollectionStep,
  isBefore: boolean,
): Standing {
  return taskOf(collection, step)?.standing ?? (isBefore ? "done" : "toDo");
}

/** Returns the title of a form, or the heading of another step. */
export function stepName(collection: FormCollectionApi, step: CollectionStep): Words {
  const task = taskOf(collection, step);
  if (task) return { children: task.title, lang: task.lang };
  return collectionSaid(collection.settings, names[step.kind] ?? "reviewHeading");
}
