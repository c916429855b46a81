import {
  isRecordPath,
  itemsOf,
  propertyOf,
  addIssue,
} from "../../core/definition/definitionReader.ts";
import { isRecord } from "../../core/record.ts";
import { addTypeIssue, most, type Shape } from "./shape.ts";

export const list = <T>(item: Shape<T>): Shape<readonly T[]> => ({
  kind: "an array",
  isKind: Array.isArray,
  read(path) {
    if (Array.isArray(path.found) && path.found.length > most.items) {
      addIssue(path, "tooMany", `more than ${most.items} items`);
      return undefined;
    }
    return itemsOf(path)?.flatMap((one) => {
      const read = item.read(one);
      return read === undefined ? [] : [read];
    });
  },
  schema: (definitions) => ({
    type: "array",
    items: item.schema(definitions),
    maxItems: most.items,
  }),
});

export function some<T>(item: Shape<T>): Shape<readonly [T, ...T[]]> {
  const whole = list(item);
  return {
    ...whole,
    read(path) {
      const before = path.findings.issues.length;
      const [first, ...others] = whole.read(path) ?? [];
      if (first !== undefined) return [first, ...others];
      if (path.findings.issues.length === before) addIssue(path, "empty", "needs one or more");
      return undefined;
    },
    schema: (definitions) => ({ ...whole.schema(definitions), minItems: 1 }),
  };
}

/** Creates the shape of a record. With `keys`, each key must match it. */
export const record = <T>(
  value: Shape<T>,
  min = 0,
  keys?: RegExp,
): Shape<Readonly<Record<string, T>>> => ({
  kind: "an object",
  isKind: isRecord,
  read(path) {
    if (!isRecordPath(path)) return addTypeIssue(path, "an object", "notObject");
    const found = Object.keys(path.found);
    if (found.length < min) addIssue(path, "empty", `needs ${min} or more`);
    return Object.fromEntries(
      found.flatMap((key) => {
        if (keys?.test(key) === false) addIssue(propertyOf(path, key), "unknownKey", "unknown key");
        const read = value.read(propertyOf(path, key));
        return read === undefined ? [] : [[key, read]];
      }),
    );
  },
  schema: (definitions) => ({
    type: "object",
    additionalProperties: value.schema(definitions),
    ...(keys && { propertyNames: { pattern: keys.source } }),
    ...(min > 0 && { minProperties: min }),
  }),
});
