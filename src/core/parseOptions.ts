import {
  foundAt,
  isArrayPlace,
  isRecordPlace,
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
  if (!isArrayPlace(place)) return refuseKind(place, "notArray");
  const { length } = place.found;
  if (length === 0) return refuse(place, "empty", "a select needs an option");
  const options: ParameterOption[] = [];
  const values = new Set<string>();
  // One place for all of them, because a select may have thousands: what is found at it is told at once.
  const item: { -readonly [Key in keyof Place]: Place[Key] } = placeAt(place, 0);
  for (let index = 0; index < length; index++) {
    item.key = index;
    item.found = foundAt(place, index);
    if (!isRecordPlace(item)) {
      refuseKind(item, "notObject");
      continue;
    }
    const value = textAt(item, "value");
    const label = textAt(item, "label");
    if (value === null || label === null) continue;
    if (values.has(value))
      warn(placeAt(item, "value"), "duplicate", "an earlier option has this value: it is kept");
    else options.push({ value, label });
    values.add(value);
  }
  return options;
}
