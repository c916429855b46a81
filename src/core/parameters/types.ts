import type { ParameterType } from "../form.ts";

/** Apart from the codecs, so that a definition can be read without them. */
const types: Readonly<Record<ParameterType, true>> = {
  boolean: true,
  currency: true,
  number: true,
  percent: true,
  select: true,
  string: true,
};

export const isParameterType = (type: string): type is ParameterType => Object.hasOwn(types, type);
