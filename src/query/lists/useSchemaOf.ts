"use client";
import type { StandardSchemaV1 } from "../../core/model/standardSchema.ts";
import { useState } from "react";

type Schema = StandardSchemaV1 | undefined;

/**
 * The first of the schemas given for a list: one that is written in a render is another at each,
 * and would be another entry of the cache.
 */
export function useSchemaOf(name: string, schema: Schema): Schema {
  const [kept, keep] = useState({ name, schema });
  if (kept.name === name && !kept.schema === !schema) return kept.schema;
  keep({ name, schema });
  return schema;
}
