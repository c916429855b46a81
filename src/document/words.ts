import type { Parameter } from "../core/definition/form.ts";
import { bareLabel } from "../core/messages/labelled.ts";

/** What is told to developers in sentences, as an issue says it: without a full stop. */
export const unstopped = (message: string): string => message.replace(/\.$/, "");

/** Why something was thrown, without a full stop. */
export const reasonOf = (error: unknown): string =>
  unstopped(String(Reflect.get(Object(error), "message")));

/** A text in quotes. */
export const quoted = (text: string): string => `“${text}”`;

/** What a sentence calls a question: by its label or, without one, by its name. */
export const calledOf = ({ name, label }: Parameter): string => quoted(bareLabel(label) || name);

/** Texts in quotes, as a list of a sentence. */
export const listed = (texts: readonly string[], type: "conjunction" | "disjunction"): string =>
  new Intl.ListFormat("en", { type }).format(texts.map(quoted));
