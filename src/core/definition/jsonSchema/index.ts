export { fromJsonSchema, type JsonSchemaForm, type UnsupportedCounts } from "./fromJsonSchema.ts";
export type { JsonSchemaOptions } from "./kinds.ts";
export {
  type Elicitation,
  type ElicitationOptions,
  type ElicitedProperty,
  toElicitation,
} from "./toElicitation.ts";
