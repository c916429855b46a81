import { ownValue } from "../record.ts";

/** Replaces `{name}` placeholders. Keeps those without a value. */
export const fillMessage = (template: string, values: Readonly<Record<string, string>>): string =>
  template.replace(
    /\{(\w+)\}/g,
    (placeholder, name: string) => ownValue(values, name) ?? placeholder,
  );
