import type { CollectionLanguage, CollectionMessageKey } from "../collectionMessages.ts";
import { pairSent, type ReceiptForm } from "./receipt.ts";

/** A submitted value with its parameter's name, or a document or time with the key of its label. */
interface SentLine {
  readonly key?: CollectionMessageKey;
  readonly name?: string;
  readonly value: string;
}

/** Returns the document, time and submitted values of a form, unformatted. */
export const sentLines = (
  { document, at, pairs }: ReceiptForm,
  language: CollectionLanguage,
): readonly SentLine[] => [
  ...(document === null ? [] : [{ key: "document", value: document } as const]),
  ...(at === null ? [] : [{ key: "receivedAt", value: at } as const]),
  ...pairs.map((pair) => ({ name: pair.name, value: pairSent(language, pair) })),
];
