import type { ParameterType } from "../definition/form.ts";

/** Apart from the codecs, so that a definition can be read without them. */
const types: Readonly<Record<ParameterType, null>> = {
  boolean: null,
  currency: null,
  number: null,
  percent: null,
  select: null,
  string: null,
};

export const isParameterType = (type: string): type is ParameterType => Object.hasOwn(types, type);
