import type { ParameterType } from "../definition/form.ts";

/**
 * Names of the types, separate from the codecs, so that parsing a definition does not load those.
 */
const types: Readonly<Record<ParameterType, null>> = {
  boolean: null,
  currency: null,
  number: null,
  percent: null,
  select: null,
  string: null,
};

export const isParameterType = (type: string): type is ParameterType => Object.hasOwn(types, type);
