import type { StandardSchemaV1 } from "../../core/model/standardSchema.ts";
import { InvalidItemError } from "../errors/index.ts";
import type { RequestLine } from "../requestLine.ts";

export type ReadItems<T> = (
  objects: readonly Record<string, unknown>[],
  line: RequestLine,
) => readonly T[] | Promise<readonly T[]>;

/**
 * Validates objects with `schema`; without one, returns them unchanged. Rejects with an
 * `InvalidItemError` for an object that the schema rejects.
 */
export const createItemReader = (schema: StandardSchemaV1 | undefined): ReadItems<unknown> =>
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
