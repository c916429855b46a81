import { ownValue } from "../record.ts";

/** Puts `values` where the template has their `{name}`. */
export const fillMessage = (template: string, values: Readonly<Record<string, string>>): string =>
  template.replace(
    /\{(\w+)\}/g,
    (placeholder, name: string) => ownValue(values, name) ?? placeholder,
  );
