import type { Parameter } from "../core/form.ts";
import { bareLabel } from "../core/labelled.ts";

/** A text in quotes. */
export const quoted = (text: string): string => `“${text}”`;

/** What a sentence calls a question: by its label or, without one, by its name. */
export const calledOf = ({ name, label }: Parameter): string => quoted(bareLabel(label) || name);

/** Texts in quotes, as a list of a sentence. */
export const listed = (texts: readonly string[], type: "conjunction" | "disjunction"): string =>
  new Intl.ListFormat("en", { type }).format(texts.map(quoted));
