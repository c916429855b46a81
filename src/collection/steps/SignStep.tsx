"use client";
import { type JSX, useId, useMemo, useSyncExternalStore } from "react";
import { leadWith } from "../../core/messages/labelledMessage.ts";
import {
  ErrorSummary,
  ParameterField,
  ParameterFormScope,
  useParameterForm,
} from "../../react/index.ts";
import {
  sameDefinition,
  useNativeFormEvents,
  useStable,
  levelBelow,
} from "../../react/internal.ts";
import { CollectionErrorSummary } from "../issues/CollectionErrorSummary.tsx";
import { dayText, collectionMessage, collectionText } from "../collectionMessages.ts";
import { today } from "../../core/values/formatDate.ts";
import type { Attestation } from "../signature.ts";
import { watchDay } from "../signing/watchDay.ts";
import { AcceptedForms } from "./AcceptedForms.tsx";
import { SignedForms } from "./SignedForms.tsx";
import { StepActions } from "./StepActions.tsx";
import { StepHeading, type StepProps } from "./StepHeading.tsx";
import type { Form } from "../../core/definition/form.ts";
import { parseForm } from "../../core/definition/parseForm.ts";

/** Renders the statements to sign, with fields for the names, and the date. */
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
  const { statement, checkName } = attestation;
  const id = useId();
  const label = collectionText(settings, "signName");
  const day = useSyncExternalStore(watchDay, today, () => null);
  const signers = useStable(collection.signers(), sameDefinition);
  const missing = collectionText(settings, "nameMissing");
  const { others, form, fields } = useMemo(() => {
    const others = signers.map((signer) => ({
      ...signer,
      field: `signer_${signer.id}`,
      label: leadWith(signer.title, label, settings),
      missing: nameIssue(leadWith(signer.title, missing, settings)),
    }));
    return {
      others,
      form: nameForm([{ field: "name", label }, ...others]),
      fields: {
        name: { autoComplete: "name", rule: nameRule(checkName) },
        ...Object.fromEntries(
          others.map(({ field, checkName, missing }) => [
            field,
            { autoComplete: "off", rule: { ...nameRule(checkName), missing } },
          ]),
        ),
      },
    };
  }, [signers, label, missing, checkName, settings]);
  const { scope, submit, submitting, failure } = useParameterForm({
    form,
    locale: settings.locale,
    messages: { ...settings.messages, "missing.string": missing },
    components: settings.components,
    requiredIndicator: "none",
    validationMode: "submit",
    defaultRules: false,
    fields,
    onErrorTitle: options.onErrorTitle,
    confirmLeave: false,
    onSubmit: ({ name = "", ...names }) =>
      signing.send({
        statement,
        name: name.trim(),
        date: today(),
        ...(others.length > 0 && {
          signers: others.map(({ id, title, statement, field }) => ({
            id,
            title,
            statement,
            name: names[field]?.trim() ?? "",
          })),
        }),
      }),
  });
  const element = useNativeFormEvents(submit);
  const Heading = `h${levelBelow[props.headingLevel]}` as const;
  return (
    <form
      ref={element}
      className="pf-form"
      aria-labelledby={id}
      aria-busy={signing.busy || undefined}
      method="dialog"
      noValidate
    >
      <StepHeading {...props} id={id} title={collectionMessage(settings, "signHeading")} />
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
        <ParameterField name="name" />
        {others.map((one, place) => (
          <section key={one.id} className="pf-signed" aria-labelledby={`${id}-${place}`}>
            <Heading className="pf-review-heading" id={`${id}-${place}`}>
              {one.title}
            </Heading>
            <Statement text={one.statement} />
            <ParameterField name={one.field} />
          </section>
        ))}
      </ParameterFormScope>
      <p className="pf-sign-day">
        <strong {...collectionMessage(settings, "signDate")} />{" "}
        <span>{day && dayText(settings, day)}</span>
      </p>
      <StepActions
        collection={collection}
        label={collectionMessage(settings, "sign")}
        busy={submitting || signing.busy}
        submit={() => void submit()}
      />
    </form>
  );
}

const Statement = ({ text }: { readonly text: string }): JSX.Element => (
  <div className="pf-statement">
    {text.split(/\n\s*\n/).map((paragraph, place) => (
      <p key={place}>{paragraph}</p>
    ))}
  </div>
);

/** Creates a form with a field for each name to sign with. */
const nameForm = (names: readonly { readonly field: string; readonly label: string }[]): Form =>
  parseForm({
    parameters: names.map(({ field, label }) => ({
      name: field,
      label,
      type: "string",
      required: true,
    })),
  });

/** Creates the issue of a name, with a message of the app. */
const nameIssue = (message: string) =>
  ({ type: "customError", reason: "signature", message }) as const;

/** Creates the rule of a name: the app's `checkName`, called with the trimmed name. */
const nameRule = (checkName: Attestation["checkName"]) => ({
  validate(typed: string) {
    const message = checkName?.(typed.trim()) ?? null;
    return message === null ? null : nameIssue(message);
  },
});
