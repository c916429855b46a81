import {
  isRecordPlace,
  itemsOf,
  type Place,
  placeAt,
  refuse,
  refuseKind,
  textAt,
  warn,
} from "./definitionReader.ts";
import type { ParameterOption } from "./form.ts";

/** The options of a select, or `null` when there are none to choose from. Of options with one value the first is kept. */
export function parseOptions(place: Place): readonly ParameterOption[] | null {
  const items = itemsOf(place);
  if (!items) return null;
  if (items.length === 0) return refuse(place, "empty", "a select needs an option");
  const options = new Map<string, ParameterOption>();
  for (const item of items) {
    if (!isRecordPlace(item)) {
      refuseKind(item, "notObject");
      continue;
    }
    const value = textAt(item, "value");
    const label = textAt(item, "label");
    if (value === null || label === null) continue;
    if (options.has(value))
      warn(placeAt(item, "value"), "duplicate", "an earlier option has this value: it is kept");
    else options.set(value, { value, label });
  }
  return [...options.values()];
}
