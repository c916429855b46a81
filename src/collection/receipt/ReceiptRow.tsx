import type { JSX } from "react";
import { FormattedAnswer } from "../answers/FormattedAnswer.tsx";

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
