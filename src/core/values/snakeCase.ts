/**
 * Returns a name in snake case, with numbers as separate words: `spouseSSN`, `line1` and
 * `w4.tax-id` become `spouse_ssn`, `line_1` and `w_4_tax_id`.
 */
export const snakeCase = (name: string): string =>
  name
    .replace(/[a-z\d](?=[A-Z])|[A-Za-z](?=\d)|[A-Z](?=[A-Z][a-z])/g, "$&_")
    .replace(isAscii(name) ? /[^a-z\d]+/gi : /[^\p{L}\p{M}\d]+/gu, "_")
    .toLowerCase();

/**
 * Whether all characters are printable ASCII, as in most names. Classes of Unicode take a
 * millisecond to compile, at the first use in a page.
 */
export const isAscii = (text: string): boolean => !/[^ -~]/.test(text);
