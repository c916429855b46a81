"use client";
import type { JSX } from "react";
import { renderButton } from "../parts/Button.tsx";
import { useScope } from "../store/scope.ts";
import { formMessage } from "../../core/messages/formText.ts";
import { submitInSandbox } from "../submission/submitInSandbox.ts";

interface SubmitButtonProps {
  readonly label: string | undefined;
  readonly submitting: boolean;
  submit(): Promise<void>;
}

/** Renders the submit button, disabled only with the whole form, and a status while submitting. */
export function SubmitButton({ label, submitting, submit }: SubmitButtonProps): JSX.Element {
  const scope = useScope();
  const { settings } = scope;
  return (
    <div className="pf-actions">
      {renderButton(scope, "button", {
        type: "submit",
        "aria-disabled": submitting || undefined,
        disabled: settings.disabled,
        onClick: (event) => submitInSandbox(event, () => void submit()),
        ...(label === undefined ? formMessage(settings, "submit") : { children: label }),
      })}
      <output className="pf-status" {...(submitting && formMessage(settings, "submitting"))} />
    </div>
  );
}
