import type { Collection, DocumentForm } from "../../document/schema/collectionTypes.ts";
import { addressesOf } from "../../document/schema/entryIds.ts";

/** Appends a number to a name that is taken: `city_2`. */
export function uniqueName(name: string, taken: readonly string[], separator = "_"): string {
  const isTaken = new Set(taken);
  let number = 2;
  let unique = name;
  while (isTaken.has(unique)) unique = `${name}${separator}${number++}`;
  return unique;
}

/** Returns the words of a text in lower case without accents: `ZIP code` is `["zip", "code"]`. */
const wordsOf = (text: string): readonly string[] =>
  text
    .normalize("NFKD")
    .replace(/\p{M}|['’]/gu, "")
    .toLowerCase()
    .match(/[a-z0-9]+/g) ?? [];

/** Returns the name of a new question for its label, in snake case and unique in its form. */
export function nameForLabel(label: string, taken: readonly string[]): string {
  const name = wordsOf(label).join("_").slice(0, 60).replace(/_$/, "");
  return uniqueName(/^[a-z]/.test(name) ? name : `question${name && `_${name}`}`, taken);
}

/** Addresses of the built-in steps. */
const builtIn = ["tasks", "review", "sign", "receipt"];

/** Appends a number to the id of a form or signer that is taken: `t-shirts-2`. */
export function uniqueId(id: string, { forms, signers = [] }: Collection): string {
  const taken = [...addressesOf(forms), ...signers.map((one) => one.id)];
  return uniqueName(id, [...taken, ...builtIn], "-");
}

/** Returns the id of a new form or signer for its title: `t-shirts`. */
export const idForTitle = (title: string, document: Collection): string =>
  uniqueId(wordsOf(title).join("-") || "form", document);

export const namesIn = ({ form }: DocumentForm): readonly string[] =>
  form?.parameters.map(({ name }) => name) ?? [];

/**
 * Whether the name of a question follows its label: it was never edited, and nobody has answered
 * the question by this name.
 */
export function followsLabel(
  { name, label }: { readonly name: string; readonly label: string },
  others: readonly string[],
  published: readonly string[],
): boolean {
  return name === nameForLabel(label, others) && !published.includes(name);
}
