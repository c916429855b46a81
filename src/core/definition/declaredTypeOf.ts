import type { Parameter } from "./form.ts";

/** Returns the type that the service declared. */
export const declaredType = (parameter: Parameter): string =>
  (parameter.type === "string" && parameter.declaredType) || parameter.type;
