/**
 * Returns a name in snake case, with numbers as separate words: `spouseSSN`, `line1` and
 * `w4.tax-id` become `spouse_ssn`, `line_1` and `w_4_tax_id`.
 */
export const snakeCase = (name: string): string =>
  name
    .replace(/[a-z\d](?=[A-Z])|[A-Za-z](?=\d)|[A-Z](?=[A-Z][a-z])/g, "$&_")
    .replace(/[^\p{L}\p{M}\d]+/gu, "_")
    .toLowerCase();
