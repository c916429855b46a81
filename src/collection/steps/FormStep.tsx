"use client";
import { type JSX, useEffect, useId, useState } from "react";
import {
  AllFields,
  OfficialSource,
  useNativeFormEvents,
  levelBelow,
} from "../../react/internal.ts";
import { ErrorSummary, ParameterFormScope } from "../../react/index.ts";
import { titleLang } from "../state/collectionForm.ts";
import type { ReadyForm, CollectedForm } from "../state/collectedForm.ts";
import { useCollectedForm } from "../state/useCollectedForm.ts";
import { AcceptedForms } from "./AcceptedForms.tsx";
import { MissingForm } from "./MissingForm.tsx";
import { StepActions } from "./StepActions.tsx";
import { type ArrivalFocus, createArrivalFocus } from "./focusOnArrival.ts";
import { StepNotices } from "./StepDraft.tsx";
import { StepHeading, type StepProps } from "./StepHeading.tsx";

/** Renders the step of one form. */
export function FormStep({ collection, headingLevel }: StepProps): JSX.Element {
  const { forms, step } = collection;
  const form = forms.find(({ id }) => id === step.id);
  const [arrivalFocus] = useState(createArrivalFocus);
  const props = { collection, headingLevel, arrivalFocus };
  if (form && collection.signing.accepted.get(form.id)?.signed === null)
    return <AcceptedStep {...props} form={form} />;
  if (form?.status === "ready") return <ReadyStep {...props} ready={form} />;
  return <MissingForm {...props} form={form} />;
}

interface ReadyStepProps extends StepProps {
  readonly ready: ReadyForm;
  readonly arrivalFocus: ArrivalFocus;
}

function ReadyStep({ ready, ...props }: ReadyStepProps): JSX.Element {
  const { collection, arrivalFocus } = props;
  const id = useId();
  const { scope, submit, submitting, failure, focus } = useCollectedForm(collection, ready);
  const element = useNativeFormEvents(submit);
  const { target } = collection.arrival;
  const wanted = target?.form === ready.id ? target.name : null;
  useEffect(() => {
    if (wanted !== null && arrivalFocus.isHere()) focus(wanted);
  }, [wanted, focus, arrivalFocus]);
  return (
    <form ref={element} className="pf-form" aria-labelledby={id} method="dialog" noValidate>
      <ParameterFormScope scope={scope}>
        <div className="pf-header">
          <StepHeading
            {...props}
            id={id}
            title={{ children: ready.title, lang: titleLang(ready.title, ready.form) }}
          />
          <OfficialSource />
        </div>
        <AcceptedForms collection={collection} only={ready.id} />
        <ErrorSummary failure={failure} headingLevel={props.headingLevel} />
        <StepNotices collection={collection} />
        <AllFields headingLevel={levelBelow[props.headingLevel]} />
        <StepActions collection={collection} busy={submitting} submit={() => void submit()} />
      </ParameterFormScope>
    </form>
  );
}

interface AcceptedStepProps extends StepProps {
  readonly form: CollectedForm;
  readonly arrivalFocus: ArrivalFocus;
}

/**
 * Renders the step of a form that was accepted in another visit or tab. Its answers are unknown
 * here.
 */
function AcceptedStep({ form, ...props }: AcceptedStepProps): JSX.Element {
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
