"use client";
import type { JSX } from "react";
import { useScope } from "./scope.ts";
import { text } from "./text.ts";
import { whenBlocked } from "./whenBlocked.ts";

interface SubmitButtonProps {
  readonly label: string | undefined;
  readonly submitting: boolean;
  submit(): Promise<void>;
}

/** Disabled only with the whole form, never for being early: while a submission is under way it says so and does nothing. */
export function SubmitButton({ label, submitting, submit }: SubmitButtonProps): JSX.Element {
  const { settings } = useScope();
  return (
    <div className="pf-actions">
      <button
        className="pf-button"
        type="submit"
        aria-disabled={submitting || undefined}
        disabled={settings.disabled}
        onClick={(event) => whenBlocked(event, () => void submit())}
      >
        {label ?? text(settings, "submit")}
      </button>
      <output className="pf-status">{submitting && text(settings, "submitting")}</output>
    </div>
  );
}
