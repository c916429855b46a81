import { getOwn } from "../record.ts";

/** Replaces `{name}` placeholders. Keeps those without a value. */
export const fillMessage = (template: string, values: Readonly<Record<string, string>>): string =>
  template.replace(
    /\{(\w+)\}/g,
    (placeholder, name: string) => getOwn(values, name) ?? placeholder,
  );
