import type { Form } from "../definition/form.ts";
import { blocks } from "../values/issue.ts";
import { messageFor } from "../messages/messages.ts";
import { evaluate } from "./evaluate.ts";
import { createFormModel } from "./formModel.ts";
import { noSuchParameter, readPayload } from "./readPayload.ts";
import type { SchemaOptions } from "./schema.ts";
import type { SubmitErrors } from "./submitErrors.ts";

/**
 * What a server refuses of `{ parameters: [{ name, value }] }`, as a form shows it at its fields
 * when `onSubmit` returns it; `null` when the service would accept it. Give it the rules,
 * conditions and words that the form has. An answer to a question that `form` does not have makes
 * it `outdated`; a body of another shape, which no form of ours sends, is refused as a whole.
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
  const told = errors.map((issue): [string, string[]] => [
    issue.name,
    [messageFor(issue, model.parameters.get(issue.name), evaluation.settings())],
  ]);
  // An ordinary object: React refuses others in what a Server Action hands back.
  return { fields: Object.fromEntries(told) };
}
