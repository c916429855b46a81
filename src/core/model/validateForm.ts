import type { Form, UnknownValues } from "../definition/form.ts";
import { type Issue, blocks } from "../values/issue.ts";
import type { FormRules } from "./settings.ts";
import { evaluate, createFormModel } from "./evaluate.ts";
import type { CollectionCheck } from "../rules/rule.ts";
import { createCollectionModel } from "./collectionModel.ts";
import { evaluateCollection } from "./evaluateCollection.ts";
import { recordOf } from "../record.ts";
import { itemId } from "./itemIds.ts";
import { messageFor } from "../messages/issueMessages.ts";
import { noSuchParameter, readPayload, type SchemaOptions } from "./schemas.ts";
import type { SubmitErrors } from "./submitError.ts";

/**
 * Validates a submission. Returns the issues in form order, then those of `checks` at other names.
 * The service accepts answers that have no issue of severity `error`. Ignores unknown names.
 */
export const validateForm = (form: Form, values: UnknownValues, options: FormRules = {}): Issue[] =>
  evaluate(createFormModel(form, options), values).issues();

/** Options of `validateItems`. Pass the same as to the form in the collection. */
export interface ValidateItemsOptions extends FormRules {
  /**
   * Id of the form in the collection.
   * @default the id of the definition
   */
  readonly id?: string | undefined;
  /** Checks between items: the checks of the collection that compare answers to this form. */
  readonly between?: readonly CollectionCheck[] | undefined;
}

/** Issue of an item. */
export interface ItemIssue extends Issue {
  /** Zero-based index of the item. */
  readonly item: number;
}

/**
 * Validates the items of a repeated form, and the checks between them. For a service that receives
 * all items together, or stores the accepted ones. Does not validate the number of items.
 * @throws RangeError when `between` is passed for a form without an id.
 *
 * @example
 * validateItems(accounts, [first, second], {
 *   between: [differentIn("accounts", "account_number")],
 * });
 */
export function validateItems(
  form: Form,
  items: readonly UnknownValues[],
  { id = form.id, between = [], ...options }: ValidateItemsOptions = {},
): ItemIssue[] {
  if (id === undefined && between.length > 0)
    throw new RangeError(
      '`between` needs a form id. Pass the id of the form in the collection: validateItems(form, items, { id: "…", between }).',
    );
  const own = id ?? "";
  const model = createCollectionModel([{ id: own, form, repeat: {}, settings: options }], {
    checks: between,
  });
  const answers = recordOf(items.map((values, at) => [itemId(own, at + 1), values] as const));
  return [...evaluateCollection(model, answers).visible().values()]
    .flatMap((items) => [...items.values()])
    .flatMap((one, item) => one.issues().map((issue) => ({ ...issue, item })));
}

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
