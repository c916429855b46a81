import type { StandardSchemaV1 } from "../../core/model/standardSchema.ts";
import { InvalidItemError } from "../errors/index.ts";
import type { RequestLine } from "../requestLine.ts";

/** Makes the items of a page from its objects. */
export type ReadItems<T> = (
  objects: readonly Record<string, unknown>[],
  line: RequestLine,
) => readonly T[] | Promise<readonly T[]>;

/**
 * Items as `schema` gives them, or the objects as they came. Rejects with an `InvalidItemError` for
 * one that is refused.
 */
export const itemsBy = (schema: StandardSchemaV1 | undefined): ReadItems<unknown> =>
  schema
    ? (objects, line) =>
        Promise.all(
          objects.map((object, index) => check(schema, object, line, `$.results[${index}]`)),
        )
    : (objects) => objects;

async function check(schema: StandardSchemaV1, object: unknown, line: RequestLine, field: string) {
  let result: StandardSchemaV1.Result<unknown>;
  try {
    result = await schema["~standard"].validate(object);
  } catch (cause) {
    throw new InvalidItemError(line, field, [], { cause });
  }
  if (!result.issues) return result.value;
  throw new InvalidItemError(line, field, result.issues);
}
