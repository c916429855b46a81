import { isOtherText } from "../../core/model/isSensitive.ts";
import { sectionsOf } from "../../core/definition/sections.ts";
import { endingOf, lastFour, sameDefinition } from "../../react/internal.ts";
import { evaluate } from "../../core/model/evaluate.ts";
import { createFormModel } from "../../core/model/formModel.ts";
import type { Acceptance } from "../answers/acceptance.ts";
import { isOption, isWorded, wholeText } from "../answers/answerText.ts";
import { ending, spokenEnding } from "../answers/ending.ts";
import { type CollectedForm, ifReady, type ReadyForm, titleLang } from "../state/entries.ts";
import type { CollectionLanguage, CollectionWord } from "../collectionWords.ts";
import type { Signature, SignedForm } from "../signature.ts";

/** A pair as it was sent. */
export interface ReceiptPair {
  readonly name: string;
  readonly label: string;
  /** The title of the section that asked for it. */
  readonly section?: string | undefined;
  /**
   * Exactly what was sent; of a sensitive answer, its last four signs only, and none of one that is
   * too short.
   */
  readonly value: string;
  readonly sensitive: boolean;
  /**
   * The answer as the review showed it, in the language that it was sent in: an option's label,
   * "Yes", "$1,234.50", and "Ending in 6789" of a sensitive one.
   */
  readonly answer: string;
  /** The language of the answer, where it is the definition's and that is known. */
  readonly answerLang?: string | undefined;
  /** Whether the answer is an option's label, Yes or No, which a browser may translate. */
  readonly worded?: true | undefined;
}

/** One form of a receipt. */
export interface ReceiptForm {
  /** The form's id in the collection, or that of the round. */
  readonly id: string;
  readonly title: string;
  /** The language of the title, when it is known. */
  readonly titleLang?: string | undefined;
  /** The language of the labels, when the definition says so. */
  readonly lang?: string | undefined;
  /** The id that the app gave of the document made. */
  readonly document: string | null;
  /** When the answer came, as an ISO 8601 instant, where it is known. */
  readonly at: string | null;
  /**
   * Whether it was accepted in another visit or tab, so that what was sent is not known here: it
   * has no `pairs`.
   */
  readonly elsewhere?: boolean | undefined;
  /**
   * What this form was signed with, when not all were signed alike; otherwise it is the receipt's.
   */
  readonly signature?: Signature | null | undefined;
  readonly pairs: readonly ReceiptPair[];
}

/** What was sent, and what came back. It has no sensitive answer as a whole. */
export interface Receipt {
  /** The newest, where forms were signed in several attempts. */
  readonly signature: Signature | null;
  readonly forms: readonly ReceiptForm[];
}

/**
 * Where the signed document of this id can be read, `/documents/document_1`, for the form of the
 * second id; `null` where it cannot.
 */
export type DocumentUrl = (document: string, form: string) => string | null | undefined;

/** A form that was accepted. */
export interface Accepted extends Acceptance {
  /** As it was sent; `null` for one that was accepted in another visit or tab. */
  readonly signed: SignedForm | null;
  /** As it stands on the receipt, whatever becomes of the form. */
  readonly receipt: ReceiptForm;
}

/** A form accepted now, with the document that the app answered; what is no text is none. */
export function acceptedForm(
  { id, kept, title, form, settings: given }: ReadyForm,
  signed: SignedForm,
  answered: unknown,
): Accepted {
  const document = typeof answered === "string" ? answered : null;
  const at = new Date().toISOString();
  const values = new Map(signed.payload.parameters.map(({ name, value }) => [name, value]));
  const settings = evaluate(createFormModel(form, given), (name) => values.get(name)).settings();
  const pairs = sectionsOf(form, settings.sections).flatMap(({ title: section, parameters }) =>
    parameters.flatMap((parameter): readonly ReceiptPair[] => {
      const { name, label } = parameter;
      const value = values.get(name);
      if (value === undefined) return [];
      const about = { name, label, section };
      if (kept.sensitive.has(name) && !isOtherText(parameter, value, settings)) {
        const last = endingOf(value).replaceAll(" ", "");
        return [{ ...about, value: last, sensitive: true, answer: ending(settings, last) }];
      }
      const answer = wholeText(value, parameter, settings);
      const answerLang = isOption(parameter, value) ? form.lang : undefined;
      const worded = isWorded(parameter, value) || undefined;
      return [{ ...about, value, sensitive: false, answer, answerLang, worded }];
    }),
  );
  const about = { id, title, titleLang: titleLang(title, form), lang: form.lang };
  return { signed, document, at, receipt: { ...about, document, at, pairs } };
}

/** A form that was accepted in another visit or tab. */
export function acceptedElsewhere(
  form: CollectedForm,
  { document = null, at = null }: Partial<Acceptance>,
): Accepted {
  const { id, title } = form;
  const [about] = ifReady(form).map((ready) => ({
    titleLang: titleLang(title, ready.form),
    lang: ready.form.lang,
  }));
  const receipt = { id, title, ...about, document, at, elsewhere: true, pairs: [] };
  return { signed: null, document, at, receipt };
}

/**
 * The receipt for all forms that were accepted, also those that are asked no more, once the
 * collection was ended and all of `sent` were accepted; one of no forms where there was nothing to
 * send.
 */
export function receiptOf(
  accepted: ReadonlyMap<string, Accepted>,
  sent: readonly Pick<ReadyForm, "id">[],
  ended: Pick<Receipt, "signature"> | null,
): Receipt | null {
  if (!ended || !sent.every(({ id }) => accepted.has(id))) return null;
  const done = [...accepted.values()];
  const { signature } = done.findLast(({ signed }) => signed)?.signed ?? ended;
  const isAlike = done.every(({ signed }) => sameDefinition(signed?.signature ?? null, signature));
  return {
    signature,
    forms: done.map(({ receipt, signed }) =>
      isAlike ? receipt : { ...receipt, signature: signed?.signature ?? null },
    ),
  };
}

/**
 * What all forms of a receipt were signed with; `null` for none, and where each form has its own.
 */
export const commonSignature = ({ signature, forms }: Receipt): Signature | null =>
  forms.some((form) => form.signature !== undefined) ? null : signature;

/** When the last of the forms was received, as an ISO 8601 instant, where that is known. */
export const lastReceived = ({ forms }: Receipt): string | null =>
  forms
    .flatMap(({ at }) => at ?? [])
    .toSorted((one, other) => Date.parse(one) - Date.parse(other))
    .at(-1) ?? null;

/** Whether a form was not received with the others, so that it says when it was. */
export const isReceivedApart = ({ elsewhere, signature }: ReceiptForm): boolean =>
  elsewhere === true || signature !== undefined;

/** What a receipt is headed with. */
export const headingOf = ({ forms }: Receipt): CollectionWord =>
  forms.length > 0 ? "receiptHeading" : "emptyReceiptHeading";

/**
 * A pair's answer in words: "Ending in 6789" for a sensitive one, or a dot where nothing of it may
 * be seen.
 */
export const pairText = (
  { messages = {} }: CollectionLanguage,
  { value, sensitive, answer }: ReceiptPair,
): string => (sensitive ? ending({ messages }, value) : answer);

/** A pair's value as it was sent, as far as it may be seen. */
export const pairSent = (language: CollectionLanguage, pair: ReceiptPair): string =>
  pair.sensitive ? pairText(language, pair) : pair.value;

/**
 * How a sensitive value is said, its signs one by one; `null` for what is said as it is written.
 */
export const pairSpoken = (
  { messages = {} }: CollectionLanguage,
  { value, sensitive }: ReceiptPair,
): string | null => (sensitive ? spokenEnding({ messages }, lastFour(value)) : null);
