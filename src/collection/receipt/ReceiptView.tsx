"use client";
import { type JSX, useId } from "react";
import { below } from "../../react/headings.ts";
import { useSettings } from "../../react/settings/useSettings.ts";
import {
  type CollectionLanguage,
  dayText,
  momentText,
  collectionText,
} from "../collectionWords.ts";
import { Sectioned } from "../answers/Sectioned.tsx";
import { ReceiptRow } from "./ReceiptRow.tsx";
import type { Signature } from "../signature.ts";
import {
  commonSignature,
  pairSpoken,
  pairText,
  type Receipt,
  type ReceiptForm,
  type ReceiptPair,
} from "./receipt.ts";

/** Props of `<ReceiptView>`. */
export interface ReceiptViewProps extends CollectionLanguage {
  /** What `onFinish` was given. */
  readonly receipt: Receipt;
  /** Level of each form's heading; 3 unless given. */
  readonly headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
}

/**
 * A receipt: who signed what and when, and of each form its document and the pairs that were sent.
 *
 * @example
 * const [receipt, setReceipt] = useState<Receipt | null>(null);
 * if (receipt) return <ReceiptView receipt={receipt} />;
 * return <FormCollection forms={forms} onSign={sign} onFinish={setReceipt} />;
 */
export function ReceiptView({
  receipt,
  headingLevel = 3,
  ...options
}: ReceiptViewProps): JSX.Element {
  const { forms } = receipt;
  const signature = commonSignature(receipt);
  const { messages, locale } = useSettings(options);
  const language = { messages, locale };
  return (
    <div className="pf-review">
      {signature && (
        <dl className="pf-review-list">
          <Signed signature={signature} {...language} />
        </dl>
      )}
      {forms.map((form) => (
        <Sent key={form.id} form={form} headingLevel={headingLevel} {...language} />
      ))}
      {forms.length === 0 && (
        <p className="pf-review-none">{collectionText(language, "nothingSent")}</p>
      )}
    </div>
  );
}

interface SignedProps extends CollectionLanguage {
  readonly signature: Signature;
}

const Signed = ({ signature, ...language }: SignedProps): JSX.Element => (
  <>
    <ReceiptRow question={collectionText(language, "signedBy")} answer={signature.name} />
    <ReceiptRow
      question={collectionText(language, "signDate")}
      answer={dayText(language, signature.date)}
    />
    <ReceiptRow question={collectionText(language, "statement")} answer={signature.statement} />
  </>
);

interface SentProps extends CollectionLanguage {
  readonly form: ReceiptForm;
  readonly headingLevel: NonNullable<ReceiptViewProps["headingLevel"]>;
}

function Sent({ form, headingLevel, ...language }: SentProps): JSX.Element {
  const { title, titleLang, lang, signature, document, at, elsewhere, pairs } = form;
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  const rowOf = (pair: ReceiptPair) => (
    <ReceiptRow
      key={pair.name}
      question={pair.label}
      name={pair.name}
      lang={lang}
      answer={pairText(language, pair)}
      spoken={pairSpoken(language, pair)}
    />
  );
  const isSectioned = pairs.some(({ section }) => section !== undefined);
  return (
    <section className="pf-review-form" aria-labelledby={id}>
      <Heading className="pf-review-heading" id={id} lang={titleLang}>
        {title}
      </Heading>
      <dl className="pf-review-list">
        {signature && <Signed signature={signature} {...language} />}
        {at !== null && (
          <ReceiptRow
            question={collectionText(language, "receivedAt")}
            answer={momentText(language, at)}
          />
        )}
        {document !== null && (
          <ReceiptRow question={collectionText(language, "document")} answer={document} />
        )}
        {!isSectioned && pairs.map(rowOf)}
      </dl>
      {isSectioned && (
        <Sectioned rows={pairs} level={below[headingLevel]}>
          {rowOf}
        </Sectioned>
      )}
      {pairs.length === 0 && (
        <p className="pf-review-none">
          {collectionText(language, elsewhere ? "sentElsewhere" : "nothingSent")}
        </p>
      )}
    </section>
  );
}
