"use client";
import { useState } from "react";
import { type Client, toSubmitErrors, type SubmitErrorsOptions } from "../../../client/index.ts";
import type { SubmitHandler } from "../../../react/index.ts";
import { safeCall, useLatest } from "../../../react/internal.ts";

/** Options of `useSubmitForm`. */
export interface UseSubmitFormOptions extends Pick<SubmitErrorsOptions, "messages"> {
  /** Path parameters besides the form, such as `{ employee: "emp_1" }`. */
  readonly params?: Readonly<Record<string, string>> | undefined;
  /** Called with the JSON of the response after the service accepted the answers. */
  readonly onSuccess?: ((answer: unknown) => void) | undefined;
}

/**
 * Returns an `onSubmit` handler that submits with `client.submitForm`. The handler is the same
 * function in each render.
 *
 * - Each set of answers has its own idempotency key, so that repeated requests submit them once.
 * - Errors from the service are shown at their fields. Other errors are thrown, and the form
 *   reports them.
 * - Unmounting the form aborts the request.
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
          safeCall(() => onSuccess?.(answer));
          return undefined;
        } catch (error) {
          const errors = toSubmitErrors(error, { form, payload, messages });
          if (!errors) throw error;
          return errors;
        }
      },
  );
  return submit;
}
