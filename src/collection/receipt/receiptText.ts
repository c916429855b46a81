import {
  type CollectionLanguage,
  type CollectionMessageKey,
  collectionText,
  momentText,
  dayText,
} from "../collectionMessages.ts";
import type { Signature } from "../signature.ts";
import {
  commonSignature,
  headingOf,
  isReceivedApart,
  lastReceived,
  pairText,
  type Receipt,
  type ReceiptForm,
  pairSent,
} from "./receipt.ts";

/**
 * Formats a receipt as plain text: the receipt as rendered, then the submitted values by parameter
 * name.
 */
export function receiptText(receipt: Receipt, language: CollectionLanguage): string {
  const textOf = (key: CollectionMessageKey): string => collectionText(language, key);
  const line = (key: CollectionMessageKey, value: string): string => `${textOf(key)}: ${value}`;
  const at = lastReceived(receipt);
  const signed = (signature: Signature | null | undefined): readonly string[] =>
    signature
      ? signatureLines(language, signature).map(({ question, answer }) => `${question}: ${answer}`)
      : [];
  const read = (form: ReceiptForm): readonly string[] => [
    form.title,
    ...signed(form.signature),
    ...(form.at !== null && isReceivedApart(form)
      ? [line("receivedAt", momentText(language, form.at))]
      : []),
    ...form.pairs.flatMap((pair, at) => [
      ...(pair.section !== form.pairs[at - 1]?.section
        ? ["", ...(pair.section ? [pair.section] : [])]
        : []),
      `${pair.label}: ${pairText(language, pair)}`,
    ]),
    ...(form.pairs.length === 0
      ? [textOf(form.inOtherTab ? "sentInOtherTab" : "nothingSent")]
      : []),
  ];
  const sent = receipt.forms
    .map((form) => ({ title: form.title, lines: sentLines(form, language) }))
    .filter(({ lines }) => lines.length > 0)
    .map(({ title, lines }) => [
      title,
      ...lines.map(({ key, name, value }) => `${key ? textOf(key) : name}: ${value}`),
    ]);
  const parts = [
    [
      textOf(headingOf(receipt)),
      ...(at === null
        ? []
        : [collectionText(language, "receivedOn", { date: momentText(language, at) })]),
    ],
    signed(commonSignature(receipt)),
    ...receipt.forms.map(read),
    receipt.forms.length === 0 ? [textOf("nothingSent")] : [],
    sent.length === 0 ? [] : [textOf("exactlySent")],
    ...sent,
  ];
  const written = parts.filter((lines) => lines.length > 0);
  return `${written.map((lines) => lines.join("\n")).join("\n\n")}\n`;
}

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

/** A label and a value, such as "Signed by" and a name. */
export interface SignatureLine {
  readonly question: string;
  readonly answer: string;
  /** Whether the browser may translate the answer. */
  readonly worded?: boolean;
}

/** Returns the lines of a signature: the employee first, then the further signers. */
export function signatureLines(
  language: CollectionLanguage,
  { name, date, statement, signers = [] }: Signature,
): readonly SignatureLine[] {
  const signedBy = collectionText(language, "signedBy");
  const stated = collectionText(language, "statement");
  return [
    { question: signedBy, answer: name },
    {
      question: collectionText(language, "signDate"),
      answer: dayText(language, date),
      worded: true,
    },
    { question: stated, answer: statement, worded: true },
    ...signers.flatMap((other) => [
      { question: `${signedBy} (${other.title})`, answer: other.name },
      { question: `${stated} (${other.title})`, answer: other.statement, worded: true },
    ]),
  ];
}
