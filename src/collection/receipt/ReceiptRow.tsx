import type { JSX } from "react";
import { FormattedAnswer } from "../answers/FormattedAnswer.tsx";
import {
  type CollectionLanguage,
  collectionMessage,
  collectionText,
} from "../collectionMessages.ts";
import type { DocumentUrl, ReceiptForm } from "./receipt.ts";

interface ReceiptRowProps {
  readonly question: string;
  /** Language of the question, if known. */
  readonly lang?: string | undefined;
  readonly answer: string | JSX.Element;
  readonly answerLang?: string | undefined;
  readonly spelled?: string | null;
  /** Whether the browser may translate the answer, such as "Yes" or a date. */
  readonly worded?: boolean | undefined;
}

export const ReceiptRow = ({
  question,
  lang,
  answer,
  answerLang,
  spelled = null,
  worded,
}: ReceiptRowProps): JSX.Element => (
  <div className="pf-review-row">
    <dt className="pf-review-question" lang={lang}>
      {question}
    </dt>
    <dd className="pf-review-answer">
      {typeof answer === "string" ? (
        <FormattedAnswer {...{ answer, spelled, worded }} lang={answerLang} />
      ) : (
        answer
      )}
    </dd>
  </div>
);

interface DocumentRowProps {
  readonly form: Pick<ReceiptForm, "id" | "document">;
  readonly documentUrl: DocumentUrl | undefined;
  readonly language: CollectionLanguage;
}

/** Renders a link to the signed document, or nothing if the app has no URL for it. */
export function DocumentRow({ form, documentUrl, language }: DocumentRowProps): JSX.Element | null {
  const { id, document } = form;
  const href = document === null ? null : documentUrl?.(document, id);
  if (!href) return null;
  return (
    <ReceiptRow
      question={collectionText(language, "document")}
      answer={
        <a href={href} target="_blank" rel="noopener noreferrer">
          <span {...collectionMessage(language, "openDocument")} />
        </a>
      }
    />
  );
}
