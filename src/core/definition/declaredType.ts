import type { Parameter } from "./form.ts";

/** The type that a parameter was declared with. */
export const declaredType = (parameter: Parameter): string =>
  (parameter.type === "string" && parameter.declaredType) || parameter.type;
