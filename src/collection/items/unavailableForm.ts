import type { Definition } from "../state/parseDefinition.ts";
import type { CollectionEntry } from "../state/collectionForm.ts";
import type { CollectedForm } from "../state/collectedForm.ts";
import { formIdOf } from "./item.ts";

/** Creates a form without a definition, which is loading or has failed. */
export function unavailableForm(
  entry: CollectionEntry,
  definition: Definition | undefined,
): CollectedForm {
  const { id, options, blocking, item } = entry;
  const title = options.title ?? formIdOf(entry);
  const place = { id, title, blocking, minutes: options.minutes, item };
  return definition?.status === "failed"
    ? { ...place, status: "failed", reason: definition.reason }
    : { ...place, status: "loading" };
}
