import type { JSX } from "react";

interface AnswerTextProps {
  readonly answer: string;
  /** What a screen reader says in its place. */
  readonly spoken: string | null;
  /** The language of the answer, when it is known. */
  readonly lang?: string | undefined;
  /** Whether it is in words, such as "Yes", which a browser may translate for a person. */
  readonly worded?: boolean | undefined;
}

/** An answer as it is seen and as it is heard. */
export const AnswerText = ({ answer, spoken, lang, worded }: AnswerTextProps): JSX.Element => {
  const translate = worded ? undefined : "no";
  return spoken === null ? (
    <span lang={lang} translate={translate}>
      {answer}
    </span>
  ) : (
    <>
      <span aria-hidden="true" translate={translate}>
        {answer}
      </span>
      <span className="pf-visually-hidden" translate={translate}>
        {spoken}
      </span>
    </>
  );
};
