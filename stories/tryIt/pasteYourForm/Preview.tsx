import { ParameterForm } from "parameter-form";
import { FormCollection } from "parameter-form/collection";
import type { AnsweredValues } from "parameter-form/core";
import type { Collection } from "parameter-form/document";
import type { JSX } from "react";
import { showPayload } from "../../shared/showPayload.tsx";
import type { Pasted } from "./parsePasted.ts";

/** Returns the ids of forms that a collection lists without a definition. */
const missingIn = ({ forms }: Collection): readonly string[] =>
  forms.flatMap(({ form, id = "" }) => (form ? [] : [id]));

interface PreviewProps {
  readonly pasted: Pasted;
  /** The initial answers. They survive a remount with another design system. */
  readonly answers: AnsweredValues;
  onChange(answers: AnsweredValues): void;
}

/** The pasted form or collection. Shows the strings that it submits. */
export function Preview({ pasted, answers, onChange }: PreviewProps): JSX.Element | null {
  if (pasted.kind === "invalid") return null;
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
        This page fetches no forms. Add the definition of {missing.join(", ")} as “form” to render
        the collection.
      </p>
    );
  return <FormCollection collection={pasted.collection} onSign={() => {}} />;
}
