import { ParameterForm, type Payload } from "parameter-form";
import type { AnsweredValues, Form } from "parameter-form/core";
import { type JSX, useState } from "react";
import { written } from "./samples.ts";

interface DrawnFormProps {
  readonly form: Form;
  /** What was answered already: another design system draws the form anew. */
  readonly answers: AnsweredValues;
  keep(answers: AnsweredValues): void;
}

/** A form to be filled in, and what it would send. */
export function DrawnForm({ form, answers, keep }: DrawnFormProps): JSX.Element {
  const [sent, send] = useState<{ readonly form: Form; readonly payload: Payload }>();
  return (
    <>
      <ParameterForm
        form={form}
        defaultValues={answers}
        onChange={keep}
        onSubmit={(_values, { payload }) => send({ form, payload })}
      />
      {sent?.form === form && (
        <output className="answer" dir="ltr" data-testid="payload">
          {written(sent.payload)}
        </output>
      )}
    </>
  );
}
