import type { Form } from "../../core/definition/form.ts";
import { parseForm } from "../../core/definition/parseForm.ts";
import type { Attestation } from "../signature.ts";

/** Creates a form with a field for each name to sign with. */
export const nameForm = (
  names: readonly { readonly field: string; readonly label: string }[],
): Form =>
  parseForm({
    parameters: names.map(({ field, label }) => ({
      name: field,
      label,
      type: "string",
      required: true,
    })),
  });

/** Creates the issue of a name, with a message of the app. */
export const nameIssue = (message: string) =>
  ({ type: "customError", reason: "signature", message }) as const;

/** Creates the rule of a name: the app's `checkName`, called with the trimmed name. */
export const nameRule = (checkName: Attestation["checkName"]) => ({
  validate(typed: string) {
    const message = checkName?.(typed.trim()) ?? null;
    return message === null ? null : nameIssue(message);
  },
});
