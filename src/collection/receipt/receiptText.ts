import {
  type CollectionLanguage,
  type CollectionWord,
  momentText,
  collectionText,
} from "../collectionWords.ts";
import type { Signature } from "../signature.ts";
import { commonSignature, headingOf, pairText, type Receipt } from "./receipt.ts";

/** A receipt as plain text, to be kept. */
export function receiptText(receipt: Receipt, language: CollectionLanguage): string {
  const line = (key: CollectionWord, value: string): string =>
    `${collectionText(language, key)}: ${value}`;
  const signed = (signature: Signature | null | undefined): readonly string[] =>
    signature
      ? [
          line("statement", signature.statement),
          line("signedBy", signature.name),
          line("signDate", signature.date),
        ]
      : [];
  const parts = [
    [collectionText(language, headingOf(receipt))],
    signed(commonSignature(receipt)),
    ...receipt.forms.map(({ title, signature, document, at, elsewhere, pairs }) => [
      title,
      ...signed(signature),
      ...(at === null ? [] : [line("receivedAt", `${momentText(language, at)} (${at})`)]),
      ...(document === null ? [] : [line("document", document)]),
      ...(elsewhere ? [collectionText(language, "sentElsewhere")] : []),
      ...pairs.flatMap((pair, at) => [
        ...(pair.section !== pairs[at - 1]?.section
          ? ["", ...(pair.section ? [pair.section] : [])]
          : []),
        `${pair.label} (${pair.name}): ${pairText(language, pair)}`,
      ]),
    ]),
    receipt.forms.length === 0 ? [collectionText(language, "nothingSent")] : [],
  ];
  const written = parts.filter((lines) => lines.length > 0);
  return `${written.map((lines) => lines.join("\n")).join("\n\n")}\n`;
}
