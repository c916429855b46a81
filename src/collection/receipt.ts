import { endingOf } from "../react/conceal.ts";
import { text } from "../react/text.ts";
import { type ReadyForm, titleLang } from "./collectionForm.ts";
import { type CollectionLanguage, momentText, say } from "./collectionWords.ts";
import type { Accepted, Signature } from "./signing.ts";

/** A pair as it was sent. */
export interface ReceiptPair {
  readonly name: string;
  readonly label: string;
  /** Exactly what was sent; of a sensitive answer, its last four signs only. */
  readonly value: string;
  readonly sensitive: boolean;
}

/** One form of a receipt. */
export interface ReceiptForm {
  readonly id: string;
  readonly title: string;
  /** The language of the title, when it is known. */
  readonly titleLang?: string | undefined;
  /** The language of the labels, when the definition says so. */
  readonly lang?: string | undefined;
  /** The id that the app gave of the document made. */
  readonly document: string | null;
  /** When the answer came, as an ISO 8601 instant. */
  readonly at: string;
  readonly pairs: readonly ReceiptPair[];
}

/** What was sent, and what came back. It has no sensitive answer as a whole. */
export interface Receipt {
  readonly signature: Signature | null;
  readonly forms: readonly ReceiptForm[];
}

function receiptForm({ kept, title, form }: ReadyForm, accepted: Accepted): ReceiptForm {
  const labels = new Map(form.parameters.map(({ name, label }) => [name, label]));
  return {
    id: accepted.signed.id,
    title,
    titleLang: titleLang(title, form),
    lang: form.lang,
    document: accepted.document,
    at: accepted.at,
    pairs: accepted.signed.payload.parameters.map(({ name, value }) => {
      const sensitive = kept.sensitive.has(name);
      const shown = sensitive ? endingOf(value).replaceAll(" ", "") : value;
      return { name, label: labels.get(name) ?? name, value: shown, sensitive };
    }),
  };
}

/**
 * The receipt for those of these forms that were accepted, also where they are asked no more, once all of `sent` were; one of no forms where
 * there was nothing to send and the person has said that this is all.
 */
export function receiptOf(
  forms: readonly ReadyForm[],
  accepted: ReadonlyMap<string, Accepted>,
  sent: readonly Pick<ReadyForm, "id">[],
  ended: Pick<Receipt, "signature"> | null,
): Receipt | null {
  const done = forms.flatMap((form): [ReadyForm, Accepted][] => {
    const one = accepted.get(form.id);
    return one ? [[form, one]] : [];
  });
  const end = done[0]?.[1].signed ?? ended;
  if (!end || !sent.every(({ id }) => accepted.has(id))) return null;
  return {
    signature: end.signature,
    forms: done.map(([form, one]) => receiptForm(form, one)),
  };
}

/** A pair's value in words: "Ending in 6789" for a sensitive one. */
export const pairText = (
  { messages = {} }: CollectionLanguage,
  { value, sensitive }: ReceiptPair,
): string => (sensitive ? text({ messages }, "endingIn", { digits: value }) : value);

/** A receipt as plain text, to be kept. */
export function receiptText({ signature, forms }: Receipt, language: CollectionLanguage): string {
  const line = (key: Parameters<typeof say>[1], value: string): string =>
    `${say(language, key)}: ${value}`;
  const parts = [
    [say(language, "receiptHeading")],
    ...(signature
      ? [
          [
            line("statement", signature.statement),
            line("signedBy", signature.name),
            line("signDate", signature.date),
          ],
        ]
      : []),
    ...forms.map(({ title, document, at, pairs }) => [
      title,
      line("receivedAt", `${momentText(language, at)} (${at})`),
      ...(document === null ? [] : [line("document", document)]),
      ...pairs.map((pair) => `${pair.label} (${pair.name}): ${pairText(language, pair)}`),
    ]),
    ...(forms.length === 0 ? [[say(language, "nothingSent")]] : []),
  ];
  return `${parts.map((lines) => lines.join("\n")).join("\n\n")}\n`;
}
