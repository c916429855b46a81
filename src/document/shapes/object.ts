import { isRecordPath, propertyOf, addIssue } from "../../core/definition/definitionReader.ts";
import { isRecord } from "../../core/record.ts";
import { addTypeIssue, type Shape } from "./shape.ts";

/** Shapes of the values of an object by key. */
export type Shapes<T> = { readonly [Key in keyof T]-?: Shape<Exclude<T[Key], undefined>> };

/** The shape of an object with known keys. */
export interface ObjectShape<T> extends Shape<T> {
  readonly keys: readonly string[];
}

/**
 * Creates the shape of an object with these keys and no others. Only the `required` keys must be
 * present.
 */
export function object<T extends object>(
  shapes: Shapes<T>,
  required?: readonly (keyof T & string)[],
): ObjectShape<T>;
export function object(
  shapes: Readonly<Record<string, Shape<unknown>>>,
  required: readonly string[] = [],
): ObjectShape<object> {
  return {
    keys: Object.keys(shapes),
    kind: "an object",
    isKind: isRecord,
    read(path) {
      if (!isRecordPath(path)) return addTypeIssue(path, "an object", "notObject");
      for (const key of Object.keys(path.found))
        if (!Object.hasOwn(shapes, key))
          addIssue(propertyOf(path, key), "unknownKey", "unknown key");
      return Object.fromEntries(
        Object.entries(shapes).flatMap(([key, shape]) => {
          const at = propertyOf(path, key);
          if (at.found === undefined) {
            if (required.includes(key)) addIssue(at, "missing", `expected ${shape.kind}`);
            return [];
          }
          const read = shape.read(at);
          return read === undefined ? [] : [[key, read]];
        }),
      );
    },
    schema: (definitions) => ({
      type: "object",
      properties: Object.fromEntries(
        Object.entries(shapes).map(([key, shape]) => [key, shape.schema(definitions)]),
      ),
      required,
      additionalProperties: false,
    }),
  };
}
