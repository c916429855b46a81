import { FormDefinitionError } from "../../core/definition/definitionIssue.ts";
import type { FormFailure } from "../../core/messages/failure.ts";
import type { Form } from "../../core/definition/form.ts";
import { safeParseForm } from "../../core/definition/parseForm.ts";
import type { ParseFormOptions } from "../../core/definition/parseParameter.ts";

/** The definition of a form of a collection, or why there is none. */
export type Definition =
  | { readonly status: "ready"; readonly form: Form }
  | { readonly status: "loading" }
  | {
      readonly status: "failed";
      readonly reason: FormFailure;
      readonly error: unknown;
      /** Whether it is the app's mistake, of which somebody must hear. */
      readonly isMistake?: boolean;
    };

/** How strictly a definition is read, told in full. */
export const parseOptions = ({ lenient = false, unknownTypes = "string" }: ParseFormOptions) => ({
  lenient,
  unknownTypes,
});

/** A definition as the app gives it, checked. */
export function parsed(json: unknown, options: ParseFormOptions): Definition {
  const found = safeParseForm(json, parseOptions(options));
  if (found.ok) return { status: "ready", form: found.form };
  const error = new FormDefinitionError(found.issues);
  return { status: "failed", reason: "definitionError", error };
}
