import type { ParameterFormProps } from "parameter-form";
import { toPayload } from "parameter-form/core";
import type { JSX } from "react";

type Submitted = Parameters<Extract<ParameterFormProps["afterSubmit"], Function>>[0];

/** An `afterSubmit` that renders the submitted strings. */
export const showPayload = ({ form, values }: Submitted): JSX.Element => (
  <output className="answer" dir="ltr" data-testid="payload">
    {JSON.stringify(toPayload(form, values), null, 2)}
  </output>
);
