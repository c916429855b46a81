import { itemId, itemNumber } from "../../core/model/itemIds.ts";
import { guardRepeatedActivation } from "../../react/internal.ts";
import type { AnswerKeeper } from "../answers/answers.ts";
import type { AnswerStore } from "../answers/restoredAnswers.ts";
import type { CollectedForm } from "../state/collectedForm.ts";
import type { Store } from "../support/store.ts";
import type { RepeatedForm } from "./repeatedForms.ts";
import { toItemNumbers } from "./itemNumbers.ts";
import type { ItemsState } from "./items.ts";

export interface VisitState {
  /** The last removed item. */
  readonly removed: CollectedForm | null;
  /** Ids of the forms that the person continued from in this visit. */
  readonly left: ReadonlySet<string>;
}

interface ActionOptions {
  readonly items: Pick<ItemsState, "now" | "put">;
  readonly answers: AnswerStore;
  readonly state: Store<VisitState>;
  readonly draft: AnswerKeeper | undefined;
  readonly forms: readonly CollectedForm[];
  readonly repeated: readonly RepeatedForm[];
  /** Whether an item cannot be added or removed now. */
  isFixed(item: string): boolean;
  go(item: string): void;
  onRemove(item: string): void;
}

/** Whether items can be added and removed. */
const isOpen = (form: RepeatedForm | undefined): form is RepeatedForm =>
  form !== undefined && form.absent === null && !form.fixed;

export function itemActions({
  items,
  answers,
  state,
  draft,
  forms,
  repeated,
  isFixed,
  ...navigation
}: ActionOptions) {
  return {
    addItem(form: string): void {
      const { numbers, last } = items.now(form);
      const found = repeated.find(({ id }) => id === form);
      const id = itemId(form, last + 1);
      if (!isOpen(found) || numbers.length >= found.max || isFixed(id)) return;
      state.set({ removed: null });
      items.put(form, toItemNumbers([...numbers, last + 1]));
      navigation.go(id);
    },
    removeItem(id: string): void {
      const found = forms.find((one) => one.id === id);
      if (!found?.item || isFixed(id)) return;
      const { form } = found.item;
      if (!isOpen(repeated.find((one) => one.id === form))) return;
      const { numbers, last } = items.now(form);
      const number = itemNumber(form, id);
      const others = numbers.filter((one) => one !== number);
      // A double click would also press "Undo" or another item's button.
      guardRepeatedActivation()();
      state.set({ removed: found });
      items.put(form, toItemNumbers(others, last));
      navigation.onRemove(id);
      if (found.status === "ready") draft?.clear(found.kept);
    },
    undoRemove(): void {
      const { removed, left } = state.get();
      if (!removed?.item || isFixed(removed.id)) return;
      const { form, number: place } = removed.item;
      if (!isOpen(repeated.find((one) => one.id === form))) return;
      const { numbers, last } = items.now(form);
      // A new number saves the answers again, because the item's draft was deleted.
      const id = itemId(form, last + 1);
      const kept = answers.get(removed.id);
      guardRepeatedActivation()();
      state.set({ removed: null, ...(left.has(removed.id) && { left: new Set([...left, id]) }) });
      if (kept) answers.set(id, kept);
      items.put(form, toItemNumbers(numbers.toSpliced(place - 1, 0, last + 1)));
    },
  };
}
