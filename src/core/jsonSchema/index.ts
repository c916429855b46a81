export { fromJsonSchema, type JsonSchemaForm } from "./fromJsonSchema.ts";
export type { JsonSchemaOptions } from "./keywords.ts";
