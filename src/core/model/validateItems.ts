import type { CollectionCheck } from "./checks/collectionCheck.ts";
import type { Form } from "../definition/form.ts";
import type { Issue } from "../values/issue.ts";
import { createCollectionModel } from "./collectionModel.ts";
import { evaluateCollection } from "./evaluateCollection.ts";
import { recordOf } from "../record.ts";
import { itemId } from "./itemIds.ts";
import type { FormRules } from "./settings.ts";
import type { UnknownValues } from "../values/defaultValues.ts";

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
