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
 * messages of the form. Returns `null` for a valid body, or else `SubmitErrors`, which `onSubmit`
 * can return to render the messages at the fields. An answer to an unknown parameter sets
 * `outdated`. A body of another shape has a form error; no form of this library submits one.
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
