"use client";
import { type JSX, useId, useMemo, useSyncExternalStore } from "react";
import { parseForm } from "../../core/parseForm.ts";
import { AllFields } from "../../react/drawing/AllFields.tsx";
import { ErrorSummary } from "../../react/ErrorSummary.tsx";
import { ParameterFormScope } from "../../react/ParameterFormScope.tsx";
import { useParameterForm } from "../../react/useParameterForm.ts";
import { CollectionErrorSummary } from "../issues/CollectionErrorSummary.tsx";
import { dayText, collectionSaid, collectionText } from "../collectionWords.ts";
import { today } from "../../core/today.ts";
import type { Attestation } from "../signature.ts";
import { watchDay } from "../signing/watchDay.ts";
import { AcceptedForms } from "./AcceptedForms.tsx";
import { SignedForms } from "./SignedForms.tsx";
import { StepActions } from "./StepActions.tsx";
import { StepHeading } from "./StepHeading.tsx";
import type { StepProps } from "./stepProps.ts";

/** What is attested, the name that is typed to sign it, and the day. */
export function SignStep(props: StepProps): JSX.Element {
  const { options } = props.collection;
  return <Attested {...props} attestation={options.attestation ?? { statement: "" }} />;
}

interface AttestedProps extends StepProps {
  readonly attestation: Attestation;
}

function Attested({ attestation, ...props }: AttestedProps): JSX.Element {
  const { collection } = props;
  const { options, settings, signing } = collection;
  const { statement, checkName = anyName } = attestation;
  const id = useId();
  const label = collectionText(settings, "signName");
  const day = useSyncExternalStore(watchDay, today, () => null);
  const form = useMemo(() => nameForm(label), [label]);
  const fields = useMemo(
    () => ({ name: { autoComplete: "name", rule: nameRule(checkName) } }),
    [checkName],
  );
  const { scope, submit, submitting, failure } = useParameterForm({
    form,
    locale: settings.locale,
    messages: { ...settings.messages, "missing.string": collectionText(settings, "nameMissing") },
    components: settings.components,
    requiredIndicator: "none",
    validationMode: "submit",
    defaultRules: false,
    fields,
    onErrorTitle: options.onErrorTitle,
    confirmLeave: false,
    onSubmit: ({ name = "" }) => signing.send({ statement, name: name.trim(), date: today() }),
  });
  return (
    <form
      className="pf-form"
      aria-labelledby={id}
      aria-busy={signing.busy || undefined}
      method="dialog"
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <StepHeading {...props} id={id} title={collectionSaid(settings, "signHeading")} />
      <CollectionErrorSummary
        collection={collection}
        headingLevel={props.headingLevel}
        hidden={failure.entries.length > 0}
      />
      <AcceptedForms collection={collection} />
      <SignedForms {...props} />
      <ParameterFormScope scope={scope}>
        <ErrorSummary failure={failure} headingLevel={props.headingLevel} />
        <Statement text={statement} />
        <AllFields />
      </ParameterFormScope>
      <p className="pf-sign-day">
        <strong {...collectionSaid(settings, "signDate")} /> {day && dayText(settings, day)}
      </p>
      <StepActions
        collection={collection}
        label={collectionSaid(settings, "sign")}
        busy={submitting || signing.busy}
        submit={() => void submit()}
      />
    </form>
  );
}

const nameForm = (label: string) =>
  parseForm({ parameters: [{ name: "name", label, type: "string", required: true }] });

const anyName = (): null => null;

const nameRule = (checkName: NonNullable<Attestation["checkName"]>) => ({
  validate(typed: string) {
    const message = checkName(typed.trim());
    return message === null
      ? null
      : ({ type: "customError", reason: "signature", message } as const);
  },
});

const Statement = ({ text }: { readonly text: string }): JSX.Element => (
  <div className="pf-statement">
    {text.split(/\n\s*\n/).map((paragraph, place) => (
      <p key={place}>{paragraph}</p>
    ))}
  </div>
);
