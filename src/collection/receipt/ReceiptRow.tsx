import type { JSX } from "react";
import { AnswerText } from "../answers/AnswerText.tsx";

interface ReceiptRowProps {
  readonly question: string;
  /** The parameter's own name, where it is one. */
  readonly name?: string;
  /** The language of the question, when it is known. */
  readonly lang?: string | undefined;
  readonly answer: string;
  readonly spoken?: string | null;
}

/** A line of a receipt. */
export const ReceiptRow = ({
  question,
  name,
  lang,
  answer,
  spoken = null,
}: ReceiptRowProps): JSX.Element => (
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
