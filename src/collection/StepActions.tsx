"use client";
import type { JSX } from "react";
import { text } from "../react/text.ts";
import { whenBlocked } from "../react/whenBlocked.ts";
import { say } from "./collectionWords.ts";
import type { FormCollectionApi } from "./formCollection.ts";

interface StepActionsProps {
  readonly collection: FormCollectionApi;
  /** What leads on; it submits the form around it unless it is told what to do. */
  readonly label: string;
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
  const { back, options } = collection;
  const { messages = {} } = options;
  return (
    <div className="pf-actions">
      <button
        className="pf-button"
        type={onClick ? "button" : "submit"}
        aria-disabled={busy || undefined}
        onClick={(event) => {
          if (onClick && !busy) onClick();
          if (submit) whenBlocked(event, submit);
        }}
      >
        {label}
      </button>
      {back && (
        <button
          className="pf-page-button"
          type="button"
          aria-disabled={busy || undefined}
          onClick={() => !busy && back()}
        >
          {say(options, "back")}
        </button>
      )}
      <output className="pf-status">{busy && text({ messages }, "submitting")}</output>
    </div>
  );
}
