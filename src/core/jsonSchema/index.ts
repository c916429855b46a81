export { fromJsonSchema, type JsonSchemaForm, type UnsupportedCounts } from "./fromJsonSchema.ts";
export type { JsonSchemaOptions } from "./keywords.ts";
