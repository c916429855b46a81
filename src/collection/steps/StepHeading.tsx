"use client";
import { type JSX, useId, useRef } from "react";
import { numberText } from "../../core/messages/defineMessages.ts";
import type { MessageProps } from "../../react/index.ts";
import { collectionMessage, collectionText } from "../collectionMessages.ts";
import type { FormCollectionApi } from "../contract.ts";
import { type ArrivalFocus, useFocusOnArrival } from "./focusOnArrival.ts";
import { mainSteps, placeOf, type CollectionStep } from "./steps.ts";
import { StatusMark } from "./StatusMark.tsx";
import { isOver, type StepStatus, statusMessages, taskOf } from "./stepStatus.ts";

/** Props of a component that renders a step. */
export interface StepProps {
  readonly collection: FormCollectionApi;
  readonly headingLevel: 1 | 2 | 3 | 4 | 5;
}

interface StepHeadingProps extends StepProps {
  readonly title: MessageProps;
  /** Id of the heading, which labels the step. */
  readonly id: string;
  /** Tracks focus in a step whose content is replaced, such as when its form has loaded. */
  readonly arrivalFocus?: ArrivalFocus;
}

/**
 * Renders the heading of a step and its position. Takes focus when the person arrives from another
 * step.
 */
export function StepHeading({
  collection,
  headingLevel,
  title,
  id,
  arrivalFocus,
}: StepHeadingProps): JSX.Element {
  const heading = useRef<HTMLHeadingElement>(null);
  const placeId = useId();
  const place = placeText(collection);
  const next = nextText(collection);
  useFocusOnArrival(heading, collection.arrival, arrivalFocus);
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="pf-step-head">
      {place !== null && <Progress collection={collection} />}
      {place !== null && (
        <p className="pf-step-place">
          <span id={placeId} {...place} />
          {next && (
            <>
              {" "}
              <span className="pf-step-next" {...next} />
            </>
          )}
        </p>
      )}
      <Heading
        className="pf-heading"
        id={id}
        ref={heading}
        tabIndex={-1}
        {...(place !== null && { "aria-describedby": placeId })}
        {...title}
      />
    </div>
  );
}

/** Returns "next: Direct deposit", or `null` in the last step. */
function nextText(collection: FormCollectionApi): MessageProps | null {
  const { steps, step, settings } = collection;
  const next = mainSteps(steps)[placeOf(steps, step) + 1];
  if (!next) return null;
  return collectionMessage(settings, "stepNext", { title: stepName(collection, next).children });
}

/** Returns "Step 2 of 5", or `null` in a list of tasks and on the receipt. */
function placeText({ steps, step, options, settings }: FormCollectionApi): MessageProps | null {
  const at = placeOf(steps, step);
  if (at < 0 || options.variant === "tasks") return null;
  return collectionMessage(settings, "stepOf", {
    step: numberText(settings, at + 1),
    steps: numberText(settings, mainSteps(steps).length),
  });
}

interface ProgressProps {
  readonly collection: FormCollectionApi;
}

/** Renders the names and statuses of the steps, and marks the current one. */
function Progress({ collection }: ProgressProps): JSX.Element {
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
function stepName(collection: FormCollectionApi, step: CollectionStep): MessageProps {
  const task = taskOf(collection, step);
  if (task) return { children: task.title, lang: task.lang };
  const key = step.kind === "sign" ? "signHeading" : "reviewHeading";
  return collectionMessage(collection.settings, key);
}
