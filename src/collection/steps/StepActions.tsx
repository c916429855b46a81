"use client";
import { words } from "../../core/messages/text.ts";
import type { JSX } from "react";
import { drawButton, submitInSandbox } from "../../react/internal.ts";
import type { Words } from "../../react/index.ts";
import { collectionSaid } from "../collectionWords.ts";
import type { FormCollectionApi } from "../contract.ts";
import { StepSaved } from "./StepDraft.tsx";

interface StepActionsProps {
  readonly collection: FormCollectionApi;
  /**
   * What leads on, "Continue" or "Save and return" unless given; it submits the form around it
   * unless it is told what to do.
   */
  readonly label?: Words;
  readonly busy: boolean;
  /** Submits the form around where the browser does not. */
  submit?: () => void;
  onClick?: () => void;
}

/** The ways on and back. While something is being sent, they say so and do nothing. */
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
        {drawButton(collection, "button", {
          type: onClick ? "button" : "submit",
          "aria-disabled": busy || undefined,
          onClick(event) {
            if (onClick && !busy) onClick();
            if (submit) submitInSandbox(event, submit);
          },
          ...(label ?? collectionSaid(settings, returns ? "saveAndReturn" : "continue")),
        })}
        {back &&
          drawButton(collection, "page-button", {
            "aria-disabled": busy || undefined,
            onClick: () => !busy && back(),
            ...collectionSaid(settings, "back"),
          })}
        <output className="pf-status" {...(busy && words(settings, "submitting"))} />
      </div>
      <StepSaved collection={collection} />
    </>
  );
}
