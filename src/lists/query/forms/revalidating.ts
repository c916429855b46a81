"use client";
import { useEffect, useRef } from "react";
import type { SubmitErrors } from "../../../core/index.ts";
import { submitErrorsIn } from "../../../core/model/submitError.ts";
import type { SubmitHandler } from "../../../react/index.ts";
import { serverErrorsOf } from "../../../react/internal.ts";

/**
 * Wraps `onSubmit`. When the service rejects a submission for a reason that belongs to no field of
 * the form, the definition is fetched again before the errors are returned: the service may have
 * changed it. A synchronous result stays synchronous.
 */
export const revalidating =
  (onSubmit: SubmitHandler, revalidate: () => Promise<void>): SubmitHandler =>
  (values, submission) => {
    const { form } = submission;
    const take = (errors: void | SubmitErrors) => {
      const parameters = new Map(form.parameters.map((one) => [one.name, one]));
      const refusals = serverErrorsOf({ parameters }, errors ?? {});
      const isExplained = refusals.every(({ name }) => name !== null);
      return isExplained ? errors : revalidate().then(() => errors);
    };
    const rethrow = async (error: unknown): Promise<never> => {
      const refusal = submitErrorsIn(error);
      if (refusal) await take(refusal);
      throw error;
    };
    try {
      const answered = onSubmit(values, submission);
      return answered instanceof Object && "then" in answered
        ? answered.then(take, rethrow)
        : take(answered);
    } catch (error) {
      return rethrow(error);
    }
  };

/**
 * Returns a function that refetches. Its promise resolves when the new data has rendered, or when
 * there is none.
 */
export function useRevalidation<T>(
  data: T | undefined,
  refetch: () => Promise<{ readonly data: T | undefined }>,
): () => Promise<void> {
  const latest = useRef({ data, resolveNow: (): void => undefined });
  useEffect(() => {
    const { current } = latest;
    current.data = data;
    current.resolveNow();
    return () => current.resolveNow();
  }, [data]);
  return async () => {
    const { data: now } = await refetch();
    const { current } = latest;
    if (current.data !== now) await new Promise<void>((resolve) => (current.resolveNow = resolve));
  };
}
