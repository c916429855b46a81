import type { JSX } from "react";
import type { MessageProps } from "../../react/index.ts";
import {
  type CollectionMessageKey,
  collectionMessage,
  collectionText,
} from "../collectionMessages.ts";
import type { FormCollectionApi } from "../contract.ts";
import { StatusMark } from "./StatusMark.tsx";
import { isOver, type StepStatus, statusMessages } from "./stepStatus.ts";
import { type CollectionStep, mainSteps, placeOf } from "./steps.ts";
import { taskOf } from "./tasks.ts";

/** Headings of the steps without a form. */
const names: Readonly<Record<string, CollectionMessageKey>> = {
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
        const status = stepStatus(collection, one, place < at);
        const isHere = place === at;
        return (
          <li
            key={one.id}
            className="pf-progress-step"
            data-status={status}
            aria-current={isHere ? "step" : undefined}
          >
            {(isOver(status) || status === "blocked") && <StatusMark of={status} />}
            <span className="pf-progress-name" {...stepName(collection, one)} />
            {!isHere && (
              <span
                className="pf-visually-hidden"
                {...collectionMessage(settings, statusMessages[status])}
              />
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** A step without a form is done once the person has continued from it. */
function stepStatus(
  collection: FormCollectionApi,
  step: CollectionStep,
  isBefore: boolean,
): StepStatus {
  return taskOf(collection, step)?.status ?? (isBefore ? "done" : "toDo");
}

/** Returns the title of a form, or the heading of another step. */
export function stepName(collection: FormCollectionApi, step: CollectionStep): MessageProps {
  const task = taskOf(collection, step);
  if (task) return { children: task.title, lang: task.lang };
  return collectionMessage(collection.settings, names[step.kind] ?? "reviewHeading");
}
