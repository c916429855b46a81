"use client";
import { type JSX, useId } from "react";
import { levelBelow } from "../../react/internal.ts";
import { CollectionErrorSummary } from "../issues/CollectionErrorSummary.tsx";
import { collectionMessage } from "../collectionMessages.ts";
import { FormReview, reviewedForms } from "../review/FormReview.tsx";
import { AcceptedForms } from "./AcceptedForms.tsx";
import { StepActions } from "./StepActions.tsx";
import { StepHeading, type StepProps } from "./StepHeading.tsx";

/** Renders all answers for review. Nothing is submitted while an answer has an error. */
export function ReviewStep(props: StepProps): JSX.Element {
  const { collection, headingLevel } = props;
  const { options, settings, hiddenAnsweredForms, signing, arrival, change, next } = collection;
  const id = useId();
  const onClick = (): void => {
    if (!options.attestation) void signing.send(null);
    else if (signing.check()) next();
  };
  return (
    <section className="pf-form" aria-labelledby={id}>
      <StepHeading {...props} id={id} title={collectionMessage(settings, "reviewHeading")} />
      <CollectionErrorSummary collection={collection} headingLevel={headingLevel} />
      <AcceptedForms collection={collection} />
      {hiddenAnsweredForms.map(({ id: form, title }) => (
        <p
          key={form}
          className="pf-hint"
          {...collectionMessage(settings, "hiddenNow", { title })}
        />
      ))}
      <FormReview
        forms={reviewedForms(collection)}
        headingLevel={levelBelow[headingLevel]}
        onChange={change}
        busy={signing.busy}
        changed={arrival.target}
      />
      <StepActions
        collection={collection}
        label={collectionMessage(settings, options.attestation ? "continue" : "send")}
        busy={signing.busy}
        onClick={onClick}
      />
    </section>
  );
}
