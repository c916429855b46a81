"use client";
import { type JSX, useId } from "react";
import { useSettings } from "../../react/settings/useSettings.ts";
import {
  type CollectionLanguage,
  dayText,
  momentText,
  collectionText,
} from "../collectionWords.ts";
import type { Signature } from "../signing/signing.ts";
import { AnswerText } from "../answers/AnswerText.tsx";
import {
  commonSignature,
  pairSpoken,
  pairText,
  type Receipt,
  type ReceiptForm,
} from "./receipt.ts";

/** Props of `<ReceiptView>`. */
export interface ReceiptViewProps extends CollectionLanguage {
  /** What `onFinish` was given. */
  readonly receipt: Receipt;
  /** Level of each form's heading; 3 unless given. */
  readonly headingLevel?: 2 | 3 | 4 | 5 | 6;
}

/** A receipt: who signed what and when, and of each form its document and the pairs that were sent. */
export function ReceiptView({
  receipt,
  headingLevel = 3,
  ...given
}: ReceiptViewProps): JSX.Element {
  const { forms } = receipt;
  const signature = commonSignature(receipt);
  const { messages, locale } = useSettings(given);
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
    <Row question={collectionText(language, "signedBy")} answer={signature.name} />
    <Row
      question={collectionText(language, "signDate")}
      answer={dayText(language, signature.date)}
    />
    <Row question={collectionText(language, "statement")} answer={signature.statement} />
  </>
);

interface SentProps extends CollectionLanguage, Required<Pick<ReceiptViewProps, "headingLevel">> {
  readonly form: ReceiptForm;
}

function Sent({ form, headingLevel, ...language }: SentProps): JSX.Element {
  const { title, titleLang, lang, signature, document, at, pairs } = form;
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <section className="pf-review-form" aria-labelledby={id}>
      <Heading className="pf-review-heading" id={id} lang={titleLang}>
        {title}
      </Heading>
      <dl className="pf-review-list">
        {signature && <Signed signature={signature} {...language} />}
        <Row question={collectionText(language, "receivedAt")} answer={momentText(language, at)} />
        {document !== null && (
          <Row question={collectionText(language, "document")} answer={document} />
        )}
        {pairs.map((pair) => (
          <Row
            key={pair.name}
            question={pair.label}
            name={pair.name}
            lang={lang}
            answer={pairText(language, pair)}
            spoken={pairSpoken(language, pair)}
          />
        ))}
      </dl>
      {pairs.length === 0 && (
        <p className="pf-review-none">{collectionText(language, "nothingSent")}</p>
      )}
    </section>
  );
}

interface RowProps {
  readonly question: string;
  /** The parameter's own name, where it is one. */
  readonly name?: string;
  /** The language of the question, when it is known. */
  readonly lang?: string | undefined;
  readonly answer: string;
  readonly spoken?: string | null;
}

const Row = ({ question, name, lang, answer, spoken = null }: RowProps): JSX.Element => (
  <div className="pf-review-row">
    <dt className="pf-review-question">
      <span lang={lang}>{question}</span>{" "}
      {name !== undefined && <code className="pf-receipt-name">{name}</code>}
    </dt>
    <dd className="pf-review-answer">
      <AnswerText answer={answer} spoken={spoken} />
    </dd>
  </div>
);
