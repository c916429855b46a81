import type { CollectionLanguage, CollectionWord } from "../collectionWords.ts";
import { pairSent, type ReceiptForm } from "./receipt.ts";

/** A line of what was sent: a parameter's name, or the key of what else is known. */
interface SentLine {
  readonly key?: CollectionWord;
  readonly name?: string;
  readonly value: string;
}

/** What was sent of a form and what came back, as machines have it. */
export const sentLines = (
  { document, at, pairs }: ReceiptForm,
  language: CollectionLanguage,
): readonly SentLine[] => [
  ...(document === null ? [] : [{ key: "document", value: document } as const]),
  ...(at === null ? [] : [{ key: "receivedAt", value: at } as const]),
  ...pairs.map((pair) => ({ name: pair.name, value: pairSent(language, pair) })),
];
