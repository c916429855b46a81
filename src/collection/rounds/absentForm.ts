import type { Definition } from "../state/definition.ts";
import type { CollectedForm, CollectionEntry } from "../state/entries.ts";
import { formIdOf } from "./round.ts";

/** Creates a form without a definition, which is loading or has failed. */
export function absentForm(
  entry: CollectionEntry,
  definition: Definition | undefined,
): CollectedForm {
  const { id, options, blocking, round } = entry;
  const title = options.title ?? formIdOf(entry);
  const place = { id, title, blocking, minutes: options.minutes, round };
  return definition?.status === "failed"
    ? { ...place, status: "failed", reason: definition.reason }
    : { ...place, status: "loading" };
}
