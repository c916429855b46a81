"use client";
import type { StandardSchemaV1 } from "../../../core/model/standardSchema.ts";
import { useState } from "react";

type Schema = StandardSchemaV1 | undefined;

/**
 * Returns the first schema of a list. A schema created during render changes each time, and would
 * create another cache entry.
 */
export function useSchemaOf(name: string, schema: Schema): Schema {
  const [kept, keep] = useState({ name, schema });
  if (kept.name === name && !kept.schema === !schema) return kept.schema;
  keep({ name, schema });
  return schema;
}
