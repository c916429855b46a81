import {
  isRecordPath,
  itemsOf,
  type Path,
  propertyOf,
  type RecordPath,
  addIssue,
  addKindIssue,
  readString,
  addWarning,
} from "./definitionReader.ts";
import type { ParameterOption } from "./form.ts";

/** Whether an option means "no answer". A select renders its own option for that. */
export const hasNoValue = (item: Path): boolean =>
  isRecordPath(item) && propertyOf(item, "value").found === null;

/**
 * Parses the options of a select. Reports an issue and returns `null` without any. Keeps the first
 * option of each value, and omits those with the value `null`, such as
 * `{ value: null, label: "None" }`.
 */
export function parseOptions(path: Path): readonly ParameterOption[] | null {
  const items = itemsOf(path);
  if (!items) return null;
  const places = items.map((item) => (isRecordPath(item) ? propertyOf(item, "value") : null));
  if (places.every((place) => place?.found === null))
    return addIssue(path, "empty", "a select needs an option");
  const options: ParameterOption[] = [];
  const values = new Set<string>();
  for (const [at, item] of items.entries()) {
    const valuePlace = places[at];
    if (!isRecordPath(item) || !valuePlace) {
      addKindIssue(item, "notObject");
      continue;
    }
    if (valuePlace.found === null) {
      addWarning(
        valuePlace,
        "empty",
        'null value: the option is omitted, because it means "no answer"',
      );
      continue;
    }
    const value = readString(valuePlace);
    const label = readString(propertyOf(item, "label"));
    if (value === null || label === null) continue;
    if (values.has(value))
      addWarning(valuePlace, "duplicate", "duplicate value: only the first option is kept");
    else options.push({ value, label, ...extrasOf(item) });
    values.add(value);
  }
  return options;
}

function extrasOf(item: RecordPath): Pick<ParameterOption, "description" | "disabled"> {
  const description = propertyOf(item, "description").found;
  return {
    ...(typeof description === "string" && { description }),
    ...(propertyOf(item, "disabled").found === true && { disabled: true }),
  };
}
