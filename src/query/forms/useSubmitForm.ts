"use client";
import { useState } from "react";
import { type Client, submitErrors, type SubmitErrorsOptions } from "../../client/index.ts";
import type { SubmitHandler } from "../../react/index.ts";
import { callApp, useLatest } from "../../react/internal.ts";

/** How answers are handed in. */
export interface UseSubmitFormOptions extends Pick<SubmitErrorsOptions, "messages"> {
  /** What the path names beside the form: `{ employee: "emp_1" }`. */
  readonly params?: Readonly<Record<string, string>> | undefined;
  /** Called with the JSON that the service answered, once it took the answers. */
  readonly onSuccess?: ((answer: unknown) => void) | undefined;
}

/**
 * An `onSubmit` that hands the answers in by `client.submitForm`: with an idempotency key for each
 * set of answers, so that they arrive once however often they are sent, and with what the service
 * refuses shown at its fields. What else goes wrong is thrown, and told by the form. The request is
 * stopped when the form unmounts. The same function at each render.
 *
 * @example
 * const submit = useSubmitForm(client, "federal-w4", { params: { employee: "emp_1" } });
 * return <ParameterFormById client={client} formId="federal-w4" onSubmit={submit} />;
 */
export function useSubmitForm(
  client: Pick<Client, "submitForm">,
  formId: string,
  options: UseSubmitFormOptions = {},
): SubmitHandler {
  const latest = useLatest({ client, formId, ...options });
  const [submit] = useState(
    (): SubmitHandler =>
      async (_values, { form, payload, signal, idempotencyKey }) => {
        const { client, formId, params, messages, onSuccess } = latest.current;
        try {
          const sending = { params, signal, idempotencyKey };
          const answer = await client.submitForm(formId, payload, sending);
          callApp(() => onSuccess?.(answer));
          return undefined;
        } catch (error) {
          const errors = submitErrors(error, { form, payload, messages });
          if (!errors) throw error;
          return errors;
        }
      },
  );
  return submit;
}
