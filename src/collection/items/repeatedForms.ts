import type { Definition } from "../state/parseDefinition.ts";
import { type CollectionEntry, titleLang } from "../state/collectionForm.ts";
import type { CollectedForm } from "../state/collectedForm.ts";
import type { UnresolvedSettings } from "../../react/internal.ts";
import { unavailableForm } from "./unavailableForm.ts";
import type { RepeatedForm } from "./repeatedForm.ts";
import { limitsOf } from "../../document/schema/repeat.ts";
import { listId } from "./item.ts";
import type { ItemsState } from "./items.ts";

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
