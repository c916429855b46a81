"use client";
import { type JSX, useId } from "react";
import { titleLang } from "../state/collectionForm.ts";
import type { CollectedForm } from "../state/collectedForm.ts";
import { AcceptedForms } from "./AcceptedForms.tsx";
import type { ArrivalFocus } from "./focusOnArrival.ts";
import { StepActions } from "./StepActions.tsx";
import { StepHeading } from "./StepHeading.tsx";
import type { StepProps } from "./stepProps.ts";

interface AcceptedStepProps extends StepProps {
  readonly form: CollectedForm;
  readonly arrivalFocus: ArrivalFocus;
}

/**
 * Renders the step of a form that was accepted in another visit or tab. Its answers are unknown
 * here.
 */
export function AcceptedStep({ form, ...props }: AcceptedStepProps): JSX.Element {
  const { collection } = props;
  const { title } = form;
  const id = useId();
  const lang = form.status === "ready" ? titleLang(title, form.form) : undefined;
  return (
    <section className="pf-form" aria-labelledby={id}>
      <StepHeading {...props} id={id} title={{ children: title, lang }} />
      <AcceptedForms collection={collection} only={form.id} />
      <StepActions collection={collection} busy={false} onClick={collection.next} />
    </section>
  );
}
