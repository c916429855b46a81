import type { Parameter } from "../core/definition/form.ts";
import { bareLabel } from "../core/messages/labelledMessage.ts";

/** Removes the full stop at the end, because issue messages for developers have none. */
export const unstopped = (message: string): string => message.replace(/\.$/, "");

/** Returns the message of a thrown error, without a full stop. */
export const reasonOf = (error: unknown): string =>
  unstopped(String(Reflect.get(Object(error), "message")));

export const quoted = (text: string): string => `“${text}”`;

/** Returns the label of a question in quotes, or its name when it has no label. */
export const calledOf = ({ name, label }: Parameter): string => quoted(bareLabel(label) || name);

/** Formats texts in quotes as a list within a sentence. */
export const listed = (texts: readonly string[], type: "conjunction" | "disjunction"): string =>
  new Intl.ListFormat("en", { type }).format(texts.map(quoted));

export const counted = (count: number, noun: string): string =>
  `${count} ${noun}${count === 1 ? "" : "s"}`;
