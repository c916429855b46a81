import type { JSX } from "react";

interface AnswerTextProps {
  readonly answer: string;
  /** What a screen reader says in its place. */
  readonly spoken: string | null;
  /** The language of the answer, when it is known. */
  readonly lang?: string | undefined;
}

/** An answer as it is seen and as it is heard. */
export const AnswerText = ({ answer, spoken, lang }: AnswerTextProps): JSX.Element =>
  spoken === null ? (
    <span lang={lang}>{answer}</span>
  ) : (
    <>
      <span aria-hidden="true">{answer}</span>
      <span className="pf-visually-hidden">{spoken}</span>
    </>
  );
