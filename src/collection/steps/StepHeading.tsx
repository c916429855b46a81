"use client";
import { type JSX, useId, useRef } from "react";
import { numberText } from "../../core/messages/defineMessages.ts";
import type { MessageProps } from "../../react/index.ts";
import { collectionMessage } from "../collectionMessages.ts";
import type { FormCollectionApi } from "../contract.ts";
import { Progress, stepName } from "./Progress.tsx";
import { type ArrivalFocus, useFocusOnArrival } from "./focusOnArrival.ts";
import { mainSteps, placeOf } from "./steps.ts";
import type { StepProps } from "./stepProps.ts";

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
