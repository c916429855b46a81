"use client";
import { formMessage } from "../../core/messages/formText.ts";
import type { JSX } from "react";
import { renderButton, submitInSandbox } from "../../react/internal.ts";
import type { MessageProps } from "../../react/index.ts";
import { collectionMessage } from "../collectionMessages.ts";
import type { FormCollectionApi } from "../contract.ts";
import { StepSaved } from "./StepDraft.tsx";

interface StepActionsProps {
  readonly collection: FormCollectionApi;
  /**
   * Label of the primary button, which submits the form around it unless there is `onClick`.
   * @default "Continue" or "Save and return"
   */
  readonly label?: MessageProps;
  readonly busy: boolean;
  /** Submits the form in a sandboxed frame, where the browser does not. */
  submit?: () => void;
  onClick?: () => void;
}

/** Renders the buttons to continue and to go back. During submission they are `aria-disabled`. */
export function StepActions({
  collection,
  label,
  busy,
  submit,
  onClick,
}: StepActionsProps): JSX.Element {
  const { back, returns, settings } = collection;
  return (
    <>
      <div className="pf-actions">
        {renderButton(collection, "button", {
          type: onClick ? "button" : "submit",
          "aria-disabled": busy || undefined,
          onClick(event) {
            if (onClick && !busy) onClick();
            if (submit) submitInSandbox(event, submit);
          },
          ...(label ?? collectionMessage(settings, returns ? "saveAndReturn" : "continue")),
        })}
        {back &&
          renderButton(collection, "page-button", {
            "aria-disabled": busy || undefined,
            onClick: () => !busy && back(),
            ...collectionMessage(settings, "back"),
          })}
        <output className="pf-status" {...(busy && formMessage(settings, "submitting"))} />
      </div>
      <StepSaved collection={collection} />
    </>
  );
}
