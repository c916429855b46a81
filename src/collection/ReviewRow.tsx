"use client";
import { type JSX, useEffect, useId, useRef } from "react";
import type { ResolvedSettings } from "../react/settings.ts";
import { text } from "../react/text.ts";
import { say } from "./collectionWords.ts";
import type { ReviewedQuestion } from "./reviewRows.ts";

interface ReviewRowProps {
  readonly row: ReviewedQuestion;
  readonly settings: ResolvedSettings;
  /** Leads to the question; `null` where it cannot be changed. */
  readonly onChange: (() => void) | null;
  /** Whether focus comes here, because the question was just changed. */
  readonly takesFocus: boolean;
}

/** A question, its answer, and the way to change it. */
export function ReviewRow({ row, settings, onChange, takesFocus }: ReviewRowProps): JSX.Element {
  const { parameter, answer, spoken, message } = row;
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  useEffect(() => {
    if (takesFocus) button.current?.focus();
  }, [takesFocus]);
  return (
    <div className="pf-review-row" data-invalid={message === null ? undefined : true}>
      <dt className="pf-review-question" id={`${id}-question`}>
        {parameter.label}
      </dt>
      <dd className="pf-review-answer">
        {answer === null ? (
          <span className="pf-review-none">{say(settings, "notAnswered")}</span>
        ) : (
          <AnswerText answer={answer} spoken={spoken} />
        )}
        {message !== null && <p className="pf-error">{message}</p>}
      </dd>
      {onChange && (
        <dd className="pf-review-change">
          <button
            ref={button}
            className="pf-review-button"
            type="button"
            id={`${id}-change`}
            aria-labelledby={`${id}-change ${id}-question`}
            onClick={onChange}
          >
            {text(settings, "change")}
          </button>
        </dd>
      )}
    </div>
  );
}

interface AnswerTextProps {
  readonly answer: string;
  readonly spoken: string | null;
}

const AnswerText = ({ answer, spoken }: AnswerTextProps): JSX.Element =>
  spoken === null ? (
    <>{answer}</>
  ) : (
    <>
      <span aria-hidden="true">{answer}</span>
      <span className="pf-visually-hidden">{spoken}</span>
    </>
  );
