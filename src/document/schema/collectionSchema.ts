import { collectionShape } from "./collectionShape.ts";
import type { JsonSchema, SchemaDefinitions } from "../shapes/shape.ts";

/**
 * Returns the JSON Schema (2020-12) of a collection, generated from the shapes of
 * `parseCollection`.
 *
 * It is published as `parameter-form/collection.schema.json`. Only `parseCollection` validates
 * references between forms, conditions and names.
 */
export function collectionSchema(): JsonSchema {
  const definitions: SchemaDefinitions = {};
  const schema = collectionShape.schema(definitions);
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    title: "A collection of parameter-form",
    ...schema,
    $defs: definitions,
  };
}
