import { FormDefinitionError } from "../../core/definition/definitionIssue.ts";
import type { FormFailure } from "../../core/messages/readFailure.ts";
import type { Form } from "../../core/definition/form.ts";
import { safeParseForm } from "../../core/definition/parseForm.ts";
import type { ParseFormOptions } from "../../core/definition/parseParameter.ts";

/** The definition of a form of a collection, or the reason why there is none. */
export type Definition =
  | { readonly status: "ready"; readonly form: Form }
  | { readonly status: "loading" }
  | {
      readonly status: "failed";
      readonly reason: FormFailure;
      readonly error: unknown;
      /** Whether the app passed neither a definition nor a client, which is reported. */
      readonly isMistake?: boolean;
    };

/** Resolves the defaults of the parse options. */
export const withParseDefaults = ({
  lenient = false,
  unknownTypes = "string",
}: ParseFormOptions) => ({
  lenient,
  unknownTypes,
});

export function parseDefinition(json: unknown, options: ParseFormOptions): Definition {
  const found = safeParseForm(json, withParseDefaults(options));
  if (found.ok) return { status: "ready", form: found.form };
  const error = new FormDefinitionError(found.issues);
  return { status: "failed", reason: "definitionError", error };
}
