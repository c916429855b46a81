import { type Form, parseForm, type Rule } from "parameter-form/core";
import { definition } from "./definitions.ts";

/** One parameter of each type, required where its type's answer could be forgotten; their names are their types. */
export const everyType: Form = parseForm({
  parameters: [
    definition({ name: "boolean", label: "Exempt", type: "boolean" }),
    definition({ name: "currency", label: "Extra", type: "currency", required: false }),
    definition({ name: "number", label: "Allowances", type: "number" }),
    definition({ name: "percent", label: "Share", type: "percent", required: false }),
    definition({
      name: "select",
      label: "Status",
      type: "select",
      options: [{ value: "s", label: "Single" }],
    }),
    definition({ name: "string", label: "Name" }),
  ],
});

export const answers = { boolean: "false", number: "2", select: "s", string: "Ada" };

/** Optional strings of these names. */
export const namedForm = (...names: readonly string[]): Form =>
  parseForm({ parameters: names.map((name) => definition({ name, required: false })) });

/** Names that plain objects already have, or that other tools read as paths. */
export const hardNames = [
  "__proto__",
  "constructor",
  "toString",
  "hasOwnProperty",
  "a.b",
  "x[0]",
  "it's",
  "root",
  "名",
];

/** A record without a prototype that has `value` under each of `names`. */
export function recordWith<T>(names: readonly string[], value: T): Record<string, T> {
  const record: Record<string, T> = Object.create(null);
  for (const name of names) record[name] = value;
  return record;
}

/** Refuses `bad`, warns of `odd`. */
export const taste: Rule = {
  validate: (value) =>
    value === "bad" || value === "odd"
      ? { type: "customError", reason: value, severity: value === "bad" ? "error" : "warning" }
      : null,
};
