/** The rules of the service's values, for the libraries that are told them as patterns. */
export const patterns = {
  currency: /^(?!-0(\.0+)?$)-?(0|[1-9]\d*)(\.\d{1,2})?$/,
  number: /^[1-9]\d*$/,
  percent: /^(100(\.0+)?|(0|[1-9]\d?)(\.\d+)?)$/,
  string: /\S/,
};

/** What a choice may be, or `null` for a text. */
export const choicesOf = ({ type, options }) =>
  type === "boolean" ? ["true", "false"] : (options?.map(({ value }) => value) ?? null);
