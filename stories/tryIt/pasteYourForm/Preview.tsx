import { ParameterForm } from "parameter-form";
import { FormCollection } from "parameter-form/collection";
import type { AnsweredValues } from "parameter-form/core";
import type { Collection } from "parameter-form/document";
import type { JSX } from "react";
import { showPayload } from "../../shared/showPayload.tsx";
import type { Pasted } from "./readPasted.ts";

/** Lists the forms that a collection names without their definitions. */
const missingIn = ({ forms }: Collection): readonly string[] =>
  forms.flatMap(({ form, id = "" }) => (form ? [] : [id]));

interface PreviewProps {
  readonly pasted: Pasted;
  /** The answers to begin with, so that they survive a change of the design system. */
  readonly answers: AnsweredValues;
  onChange(answers: AnsweredValues): void;
}

/** The pasted form or collection, to be filled in. Shows what it would submit. */
export function Preview({ pasted, answers, onChange }: PreviewProps): JSX.Element | null {
  if (pasted.kind === "nothing") return null;
  if (pasted.kind === "form")
    return (
      <ParameterForm
        form={pasted.form}
        defaultValues={answers}
        onChange={onChange}
        onSubmit={() => {}}
        afterSubmit={showPayload}
      />
    );
  const missing = missingIn(pasted.collection);
  if (missing.length > 0)
    return (
      <p>
        This page asks no service. Give the definition of {missing.join(", ")} as “form”, and the
        collection is drawn.
      </p>
    );
  return <FormCollection collection={pasted.collection} onSign={() => {}} />;
}
