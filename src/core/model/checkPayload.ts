import type { Form } from "../definition/form.ts";
import { blocks } from "../values/issue.ts";
import { messageFor } from "../messages/issueMessages.ts";
import { evaluate } from "./evaluate.ts";
import { createFormModel } from "./formModel.ts";
import { noSuchParameter, readPayload } from "./readPayload.ts";
import type { SchemaOptions } from "./createStandardSchema.ts";
import type { SubmitErrors } from "./submitError.ts";

/**
 * Validates `{ parameters: [{ name, value }] }` on a server, with the rules, conditions and
 * messages of the form. Returns `null` if it is valid, or `SubmitErrors`, which `onSubmit` can
 * return to render them at the fields. An answer to an unknown parameter is `outdated`. A body of
 * another shape, which no form of this library submits, is a form error.
 */
export function checkPayload(
  form: Form,
  payload: unknown,
  options: SchemaOptions = {},
): SubmitErrors | null {
  const read = readPayload(form, payload);
  if ("issues" in read) {
    const messages = read.issues.map(({ message }) => message);
    return messages.includes(noSuchParameter) ? { outdated: true } : { form: messages };
  }
  const model = createFormModel(form, options);
  const evaluation = evaluate(model, read.values);
  const errors = evaluation.issues().filter(blocks);
  if (errors.length === 0) return null;
  const reported = errors.map((issue): [string, string[]] => [
    issue.name,
    [messageFor(issue, model.parameters.get(issue.name), evaluation.settings())],
  ]);
  // React rejects objects without a prototype in the result of a Server Action.
  return { fields: Object.fromEntries(reported) };
}
