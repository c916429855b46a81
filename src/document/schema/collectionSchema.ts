import { collectionShape } from "./collectionShape.ts";
import type { JsonSchema, SchemaDefinitions } from "../shapes/shape.ts";

/**
 * The JSON Schema (2020-12) of a collection, made of the tables that `parseCollection` reads with.
 * It is published as `parameter-form/collection.schema.json`. What forms, conditions and names must
 * be together only `parseCollection` tells.
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
