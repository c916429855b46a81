import type { Definition } from "../state/fetchedDefinitions.ts";
import { type CollectionEntry, titleLang } from "../state/collectionForm.ts";
import type { CollectedForm, FormIdentity } from "../state/collectedForm.ts";
import type { UnresolvedSettings } from "../../react/internal.ts";
import { unavailableForm } from "../state/collectedForms.ts";
import { limitsOf, type RepeatLimits } from "../../document/schema/repeat.ts";
import { listId } from "./item.ts";
import type { ItemsState } from "./items.ts";

/** A repeated form of a collection, with its current items. */
export interface RepeatedForm extends Omit<FormIdentity, "item">, RepeatLimits {
  /** Language of the title, if known. */
  readonly titleLang?: string | undefined;
  /** Id of the step that lists the items: `dependents~items`. */
  readonly step: string;
  /** The items, each a form of the collection. */
  readonly items: readonly CollectedForm[];
  /**
   * Whether items cannot be added or removed: the form is read-only or disabled, or another tab or
   * device stores other items and the person has not chosen yet.
   */
  readonly fixed: boolean;
  /** Number of items to add until `min` is reached. */
  readonly missing: number;
  /** The last removed item, until another one is added or removed. `undoRemove` restores it. */
  readonly removed: CollectedForm | null;
  /** The form itself while its definition or its items are unknown; otherwise `null`. */
  readonly absent: CollectedForm | null;
}

interface RepeatedOptions {
  readonly settings: UnresolvedSettings;
  readonly definitions: ReadonlyMap<string, Definition>;
  /** The visible forms, including items, and the ids of the visible repeated forms. */
  readonly visible: {
    readonly forms: readonly CollectedForm[];
    readonly repeated: ReadonlySet<string>;
  };
  readonly itemsState: Pick<ItemsState, "isKnown" | "isUnread">;
  readonly removed: CollectedForm | null;
  /** Whether another tab or device stores other items, and the person has not chosen yet. */
  readonly isContested: boolean;
}

const unreadList = {
  status: "failed",
  reason: "tryAgain",
  error: null,
} as const satisfies Definition;

/** Returns the visible repeated forms among these entries, with their items. */
export const repeatedForms = (
  entries: readonly CollectionEntry[],
  { settings, definitions, visible, itemsState, removed, isContested }: RepeatedOptions,
): readonly RepeatedForm[] =>
  entries.flatMap((entry) => {
    const { id, options, blocking } = entry;
    const { repeat, minutes } = options;
    if (!repeat || !visible.repeated.has(id)) return [];
    const definition = definitions.get(id);
    const form = definition?.status === "ready" ? definition.form : null;
    const title = options.title ?? form?.description ?? id;
    const items = visible.forms.filter(({ item }) => item?.form === id);
    const limits = limitsOf(repeat);
    const { readOnly = settings.readOnly, disabled = settings.disabled } = options;
    const isEditable = readOnly !== true && disabled !== true;
    const isHere = form !== null && itemsState.isKnown(id);
    const failed =
      definition?.status === "failed"
        ? definition
        : itemsState.isUnread(id)
          ? unreadList
          : undefined;
    return [
      {
        id,
        step: listId(id),
        title,
        titleLang: form ? titleLang(title, form) : undefined,
        blocking,
        minutes,
        ...limits,
        items,
        fixed: !isEditable || isContested,
        missing: isEditable ? Math.max(0, limits.min - items.length) : 0,
        removed: removed?.item?.form === id ? removed : null,
        absent: isHere ? null : { ...unavailableForm(entry, failed), title },
      },
    ];
  });
