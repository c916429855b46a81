import {
  isRecordPath,
  itemsOf,
  type Path,
  propertyOf,
  refuse,
  refuseKind,
  textOf,
  warn,
} from "./definitionReader.ts";
import type { ParameterOption } from "./form.ts";

/**
 * The options of a select, or `null` when there are none to choose from. Of options with one value
 * the first is kept.
 */
export function parseOptions(path: Path): readonly ParameterOption[] | null {
  const items = itemsOf(path);
  if (!items) return null;
  if (items.length === 0) return refuse(path, "empty", "a select needs an option");
  const options: ParameterOption[] = [];
  const values = new Set<string>();
  for (const item of items) {
    if (!isRecordPath(item)) {
      refuseKind(item, "notObject");
      continue;
    }
    const valuePlace = propertyOf(item, "value");
    const value = textOf(valuePlace);
    const label = textOf(propertyOf(item, "label"));
    if (value === null || label === null) continue;
    if (values.has(value))
      warn(valuePlace, "duplicate", "an earlier option has this value: it is kept");
    else options.push({ value, label });
    values.add(value);
  }
  return options;
}
