"use client";
import { type JSX, type ReactNode, useId } from "react";
import { levelBelow, useSettings } from "../../react/internal.ts";
import {
  type CollectionLanguage,
  collectionMessage,
  collectionText,
  momentText,
} from "../collectionMessages.ts";
import { AnswersBySection } from "../answers/AnswersBySection.tsx";
import { DocumentRow, ReceiptRow } from "./ReceiptRow.tsx";
import type { Signature } from "../signature.ts";
import {
  commonSignature,
  type DocumentUrl,
  isReceivedApart,
  lastReceived,
  screenReaderPair,
  pairText,
  type Receipt,
  type ReceiptForm,
  type ReceiptPair,
} from "./receipt.ts";
import { signatureLines, sentLines } from "./receiptText.ts";

/** Props of `<ReceiptView>`. */
export interface ReceiptViewProps extends CollectionLanguage {
  /** Receipt passed to `onFinish`. */
  readonly receipt: Receipt;
  /** Content below the heading "What happens next". */
  readonly whatNext?: ReactNode;
  /** Returns the URL of a signed document. Without it, no document is linked. */
  readonly documentUrl?: DocumentUrl | undefined;
  /**
   * Level of each heading.
   * @default 3
   */
  readonly headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
}

/**
 * Renders a receipt: when it was received, who signed which statement, and each form's document and
 * answers, formatted as in the review. A collapsed section at the end lists the submitted values by
 * parameter name.
 *
 * @example
 * const [receipt, setReceipt] = useState<Receipt | null>(null);
 * if (receipt) return <ReceiptView receipt={receipt} />;
 * return <FormCollection forms={forms} onSign={sign} onFinish={setReceipt} />;
 */
export function ReceiptView({
  receipt,
  whatNext,
  documentUrl,
  headingLevel = 3,
  ...options
}: ReceiptViewProps): JSX.Element {
  const { forms } = receipt;
  const signature = commonSignature(receipt);
  const at = lastReceived(receipt);
  const { messages, locale } = useSettings(options);
  const language = { messages, locale };
  return (
    <div className="pf-review">
      {at !== null && (
        <p
          className="pf-receipt-at"
          {...collectionMessage(language, "receivedOn", { date: momentText(language, at) })}
        />
      )}
      {whatNext && (
        <Headed headingLevel={headingLevel} title={collectionMessage(language, "whatNext")}>
          <div className="pf-receipt-next">{whatNext}</div>
        </Headed>
      )}
      {signature && (
        <dl className="pf-review-list">
          <Signed signature={signature} {...language} />
        </dl>
      )}
      {forms.map((form) => (
        <Headed
          key={form.id}
          headingLevel={headingLevel}
          title={{ children: form.title, lang: form.titleLang }}
        >
          <Answers {...{ form, documentUrl, headingLevel }} {...language} />
        </Headed>
      ))}
      {forms.length === 0 && (
        <p className="pf-review-none">{collectionText(language, "nothingSent")}</p>
      )}
      <ExactlySent forms={forms} {...language} />
    </div>
  );
}

interface HeadedProps {
  readonly headingLevel: NonNullable<ReceiptViewProps["headingLevel"]>;
  readonly title: { readonly children: string; readonly lang?: string | undefined };
  readonly children: ReactNode;
}

function Headed({ headingLevel, title, children }: HeadedProps): JSX.Element {
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <section className="pf-review-form" aria-labelledby={id}>
      <Heading className="pf-review-heading" id={id} {...title} />
      {children}
    </section>
  );
}

interface SignedProps extends CollectionLanguage {
  readonly signature: Signature;
}

const Signed = ({ signature, ...language }: SignedProps): JSX.Element => (
  <>
    {signatureLines(language, signature).map((line) => (
      <ReceiptRow key={line.question} {...line} />
    ))}
  </>
);

interface AnswersProps extends CollectionLanguage {
  readonly form: ReceiptForm;
  readonly documentUrl: DocumentUrl | undefined;
  readonly headingLevel: NonNullable<ReceiptViewProps["headingLevel"]>;
}

const Answers = ({ form, documentUrl, headingLevel, ...language }: AnswersProps): JSX.Element => {
  const { lang, signature, at, inOtherTab, pairs } = form;
  const answered = (pair: ReceiptPair) => (
    <Answered key={pair.name} pair={pair} lang={lang} {...language} />
  );
  const isSectioned = pairs.some(({ section }) => section !== undefined);
  return (
    <>
      <dl className="pf-review-list">
        {signature && <Signed signature={signature} {...language} />}
        {at !== null && isReceivedApart(form) && (
          <ReceiptRow
            question={collectionText(language, "receivedAt")}
            answer={momentText(language, at)}
            worded
          />
        )}
        <DocumentRow form={form} documentUrl={documentUrl} language={language} />
        {!isSectioned && pairs.map(answered)}
      </dl>
      {isSectioned && (
        <AnswersBySection rows={pairs} level={levelBelow[headingLevel]}>
          {answered}
        </AnswersBySection>
      )}
      {pairs.length === 0 && (
        <p className="pf-review-none">
          {collectionText(language, inOtherTab ? "sentInOtherTab" : "nothingSent")}
        </p>
      )}
    </>
  );
};

interface AnsweredProps extends CollectionLanguage {
  readonly pair: ReceiptPair;
  readonly lang: string | undefined;
}

const Answered = ({ pair, lang, ...language }: AnsweredProps): JSX.Element => (
  <ReceiptRow
    question={pair.label}
    lang={lang}
    answer={pairText(language, pair)}
    answerLang={pair.answerLang}
    spelled={screenReaderPair(language, pair)}
    worded={pair.worded}
  />
);

interface ExactlySentProps extends CollectionLanguage {
  readonly forms: readonly ReceiptForm[];
}

/** Renders the submitted values in a collapsed `<details>`, which is never printed. */
function ExactlySent({ forms, ...language }: ExactlySentProps): JSX.Element | null {
  const sent = forms.filter((form) => sentLines(form, language).length > 0);
  if (sent.length === 0) return null;
  return (
    <details className="pf-receipt-sent">
      <summary {...collectionMessage(language, "exactlySent")} />
      {sent.map((form) => (
        <div key={form.id}>
          <p lang={form.titleLang}>{form.title}</p>
          <dl>
            {sentLines(form, language).map(({ key, name, value }) => (
              <div key={key ?? name}>
                <dt>{key ? collectionText(language, key) : <code translate="no">{name}</code>}</dt>
                <dd>
                  <code translate="no">{value}</code>
                </dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </details>
  );
}
