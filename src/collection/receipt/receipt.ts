import { isOtherText } from "../../core/model/isSensitive.ts";
import { sectionsOf } from "../../core/definition/sections.ts";
import { endingOf, lastFour, sameDefinition } from "../../react/internal.ts";
import { evaluate, createFormModel } from "../../core/model/evaluate.ts";
import type { Acceptance } from "../answers/acceptanceRecord.ts";
import {
  isOption,
  isWorded,
  formatFullAnswer,
  ending,
  screenReaderEnding,
} from "../answers/formatAnswer.ts";
import { titleLang } from "../state/collectionForm.ts";
import { type CollectedForm, type ReadyForm, ifReady } from "../state/collectedForm.ts";
import type { CollectionLanguage, CollectionMessageKey } from "../collectionMessages.ts";
import type { Signature, SignedForm } from "../signature.ts";

/** A submitted parameter. */
export interface ReceiptPair {
  readonly name: string;
  readonly label: string;
  /** Title of the question's section. */
  readonly section?: string | undefined;
  /**
   * The submitted value. A sensitive one is reduced to its last four characters, or to `""` if it
   * is too short for that.
   */
  readonly value: string;
  readonly sensitive: boolean;
  /**
   * The answer as shown in the review at submission: an option's label, "Yes", "$1,234.50", or
   * "Ending in 6789" for a sensitive one.
   */
  readonly answer: string;
  /** Language of the answer. Only set for an option's label. */
  readonly answerLang?: string | undefined;
  /** Whether the answer is an option's label, "Yes" or "No", which a browser may translate. */
  readonly worded?: true | undefined;
}

/** One form of a receipt. */
export interface ReceiptForm {
  /** Id of the form or item in the collection. */
  readonly id: string;
  readonly title: string;
  /** Language of the title, if known. */
  readonly titleLang?: string | undefined;
  /** Language of the labels, if the definition names one. */
  readonly lang?: string | undefined;
  /** Id of the document, as returned by `onSign`. */
  readonly document: string | null;
  /** When the response arrived, as an ISO 8601 instant, if known. */
  readonly at: string | null;
  /**
   * Whether the form was accepted in another visit or tab. Its answers are unknown here, so `pairs`
   * is empty.
   */
  readonly inOtherTab?: boolean | undefined;
  /** Signature of this form. Only set if the forms were signed differently. */
  readonly signature?: Signature | null | undefined;
  readonly pairs: readonly ReceiptPair[];
}

/** Receipt of a collection. Contains no sensitive answer in full. */
export interface Receipt {
  /** The latest signature, if the forms were signed in several attempts. */
  readonly signature: Signature | null;
  readonly forms: readonly ReceiptForm[];
}

/**
 * Returns the URL of a signed document, such as `/documents/document_1`, by the ids of the document
 * and its form; `null` for no link.
 */
export type DocumentUrl = (document: string, form: string) => string | null | undefined;

/** An accepted form. */
export interface Accepted extends Acceptance {
  /** The form as submitted; `null` if it was accepted in another visit or tab. */
  readonly signed: SignedForm | null;
  /** Entry of the receipt, which stays the same if the form changes later. */
  readonly receipt: ReceiptForm;
}

/**
 * Creates the entry of a form that was just accepted. A document id that is not a string is
 * ignored.
 */
export function acceptedForm(
  { id, kept, title, form, settings: unresolved }: ReadyForm,
  signed: SignedForm,
  answered: unknown,
): Accepted {
  const document = typeof answered === "string" ? answered : null;
  const at = new Date().toISOString();
  const values = new Map(signed.payload.parameters.map(({ name, value }) => [name, value]));
  const settings = evaluate(createFormModel(form, unresolved), (name) =>
    values.get(name),
  ).settings();
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
      const answer = formatFullAnswer(value, parameter, settings);
      const answerLang = isOption(parameter, value) ? form.lang : undefined;
      const worded = isWorded(parameter, value) || undefined;
      return [{ ...about, value, sensitive: false, answer, answerLang, worded }];
    }),
  );
  const about = { id, title, titleLang: titleLang(title, form), lang: form.lang };
  return { signed, document, at, receipt: { ...about, document, at, pairs } };
}

export function acceptedInOtherTab(
  form: CollectedForm,
  { document = null, at = null }: Partial<Acceptance>,
): Accepted {
  const { id, title } = form;
  const [about] = ifReady(form).map((ready) => ({
    titleLang: titleLang(title, ready.form),
    lang: ready.form.lang,
  }));
  const receipt = { id, title, ...about, document, at, inOtherTab: true, pairs: [] };
  return { signed: null, document, at, receipt };
}

/**
 * Returns the receipt of all accepted forms, including hidden ones; `null` until `ended` is set and
 * all of `sent` are accepted. It has no forms if there was nothing to submit.
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

/** Returns the signature that all forms share; `null` if there is none or forms have their own. */
export const commonSignature = ({ signature, forms }: Receipt): Signature | null =>
  forms.some((form) => form.signature !== undefined) ? null : signature;

/** Returns when the last form was received, as an ISO 8601 instant, if known. */
export const lastReceived = ({ forms }: Receipt): string | null =>
  forms
    .flatMap(({ at }) => at ?? [])
    .toSorted((one, other) => Date.parse(one) - Date.parse(other))
    .at(-1) ?? null;

/**
 * Whether to show when a form was received, because it was accepted or signed apart from the
 * others.
 */
export const isReceivedApart = ({ inOtherTab, signature }: ReceiptForm): boolean =>
  inOtherTab === true || signature !== undefined;

export const headingOf = ({ forms }: Receipt): CollectionMessageKey =>
  forms.length > 0 ? "receiptHeading" : "emptyReceiptHeading";

/**
 * Formats the answer of a pair: "Ending in 6789" for a sensitive one, or a dot if it is too short.
 */
export const pairText = (
  { messages = {} }: CollectionLanguage,
  { value, sensitive, answer }: ReceiptPair,
): string => (sensitive ? ending({ messages }, value) : answer);

/** Returns the submitted value, with a sensitive one masked. */
export const pairSent = (language: CollectionLanguage, pair: ReceiptPair): string =>
  pair.sensitive ? pairText(language, pair) : pair.value;

/**
 * Returns the screen reader text of a sensitive value, character by character; otherwise `null`.
 */
export const screenReaderPair = (
  { messages = {} }: CollectionLanguage,
  { value, sensitive }: ReceiptPair,
): string | null => (sensitive ? screenReaderEnding({ messages }, lastFour(value)) : null);
