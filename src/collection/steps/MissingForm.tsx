"use client";
import { fetched, unreadMessages, isFinal } from "../../core/messages/readFailure.ts";
import { formMessage } from "../../core/messages/formText.ts";
import { type JSX, useId } from "react";
import {
  renderButton,
  guardRepeatedActivation,
  RetryAlert,
  useBrowserLayoutEffect,
  useRetry,
} from "../../react/internal.ts";
import type { CollectedForm } from "../state/collectedForm.ts";
import { collectionMessage } from "../collectionMessages.ts";
import type { ArrivalFocus } from "./focusOnArrival.ts";
import { StepHeading, type StepProps } from "./StepHeading.tsx";

interface MissingFormProps extends StepProps {
  readonly form: CollectedForm | undefined;
  readonly arrivalFocus: ArrivalFocus;
}

/** Renders the step of a form that is loading or failed to load. The other steps stay reachable. */
export function MissingForm({ form, ...props }: MissingFormProps): JSX.Element {
  const { collection } = props;
  const { settings, back, next, reload } = collection;
  const id = useId();
  const failed = form?.status === "failed" ? form.reason : null;
  const retry = useRetry(failed, !failed);
  const loading = formMessage(settings, "loading");
  // A repeated click or key must not reach the form that appears, before the person has seen it.
  useBrowserLayoutEffect(() => (failed ? undefined : guardRepeatedActivation()), [failed]);
  return (
    <section className="pf-form" aria-labelledby={id} aria-busy={!failed || undefined}>
      <StepHeading {...props} id={id} title={{ children: form?.title ?? "" }} />
      {retry.error ? (
        <RetryAlert
          slot={collection}
          kind="alert"
          retry={retry}
          message={unreadMessages(settings, retry.error)}
          label={isFinal(retry.error) ? null : fetched.t(settings, "retry")}
          loading={loading}
          onRetry={() => {
            retry.begin();
            reload();
          }}
          onLeave={props.arrivalFocus.focus}
        />
      ) : (
        <output className="pf-status" {...loading} />
      )}
      <div className="pf-actions">
        {renderButton(collection, "page-button", {
          onClick: next,
          ...collectionMessage(settings, "continue"),
        })}
        {back &&
          renderButton(collection, "page-button", {
            onClick: back,
            ...collectionMessage(settings, "back"),
          })}
      </div>
    </section>
  );
}
