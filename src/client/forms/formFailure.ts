import { HttpError, NotFormError } from "../errors/index.ts";

/** Why a form is not there: the keys of the sentences that say so. */
export type FormFailure = "formNotFound" | "definitionError" | "loadFailed";

/** Why a form could not be fetched. */
export function formFailureOf(error: unknown): FormFailure {
  if (error instanceof NotFormError) return "definitionError";
  return error instanceof HttpError && error.status === 404 ? "formNotFound" : "loadFailed";
}
