"use client";
import { type JSX, useEffect, useId } from "react";
import { drawAlert } from "../../react/components/Alert.tsx";
import { drawButton } from "../../react/components/Button.tsx";
import { holdGesture } from "../../react/gesture.ts";
import { isFinal } from "../../core/failure.ts";
import { unreadWords } from "../../react/settings/failureText.ts";
import { fetched } from "../../react/settings/fetchedText.ts";
import type { CollectedForm } from "../entries.ts";
import { collectionSaid } from "../collectionWords.ts";
import type { ArrivalFocus } from "./arrivalFocus.ts";
import { StepHeading } from "./StepHeading.tsx";
import type { StepProps } from "./stepProps.ts";

interface MissingFormProps extends StepProps {
  readonly form: CollectedForm | undefined;
  readonly arrivalFocus: ArrivalFocus;
}

/** The step of a form that is not there, or not yet. The other steps stay open. */
export function MissingForm({ form, ...props }: MissingFormProps): JSX.Element {
  const { collection } = props;
  const { settings, back, next, reload } = collection;
  const id = useId();
  const failed = form?.status === "failed" ? form.reason : null;
  // Nobody has seen the form that comes.
  useEffect(() => (failed ? undefined : holdGesture()), [failed]);
  return (
    <section className="pf-form" aria-labelledby={id} aria-busy={!failed || undefined}>
      <StepHeading {...props} id={id} title={{ children: form?.title ?? "" }} />
      {failed ? (
        drawAlert(collection, {
          kind: "alert",
          children: <p {...unreadWords(settings, failed)} />,
        })
      ) : (
        <output className="pf-status" {...fetched.words(settings, "loading")} />
      )}
      <div className="pf-actions">
        {failed &&
          !isFinal(failed) &&
          drawButton(collection, "button", {
            onClick: reload,
            ...fetched.words(settings, "retry"),
          })}
        {drawButton(collection, "page-button", {
          onClick: next,
          ...collectionSaid(settings, "continue"),
        })}
        {back &&
          drawButton(collection, "page-button", {
            onClick: back,
            ...collectionSaid(settings, "back"),
          })}
      </div>
    </section>
  );
}
