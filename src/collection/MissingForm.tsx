"use client";
import { type JSX, useId } from "react";
import { text } from "../react/text.ts";
import type { CollectedForm } from "./collectionForm.ts";
import { say } from "./collectionWords.ts";
import { StepHeading } from "./StepHeading.tsx";
import type { StepProps } from "./stepProps.ts";

interface MissingFormProps extends StepProps {
  readonly form: CollectedForm | undefined;
}

/** The step of a form that is not there, or not yet. The other steps stay open. */
export function MissingForm({ form, ...props }: MissingFormProps): JSX.Element {
  const { options, back, next, reload } = props.collection;
  const { messages = {} } = options;
  const id = useId();
  const failed = form?.status === "failed" ? form.reason : null;
  return (
    <section className="pf-form" aria-labelledby={id} aria-busy={!failed || undefined}>
      <StepHeading {...props} id={id} title={form?.title ?? ""} />
      {failed ? (
        <div className="pf-alert" role="alert">
          <p>{text({ messages }, failed)}</p>
        </div>
      ) : (
        <output className="pf-status">{text({ messages }, "loading")}</output>
      )}
      <div className="pf-actions">
        {failed === "loadFailed" && (
          <button className="pf-button" type="button" onClick={reload}>
            {text({ messages }, "retry")}
          </button>
        )}
        <button className="pf-page-button" type="button" onClick={next}>
          {say(options, "continue")}
        </button>
        {back && (
          <button className="pf-page-button" type="button" onClick={back}>
            {say(options, "back")}
          </button>
        )}
      </div>
    </section>
  );
}
