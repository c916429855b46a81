import type { JSX } from "react";

interface AnswerTextProps {
  readonly answer: string;
  /** Text for screen readers in place of the answer. */
  readonly spelled: string | null;
  /** Language of the answer, if known. */
  readonly lang?: string | undefined;
  /** Whether the browser may translate the answer, such as "Yes". */
  readonly worded?: boolean | undefined;
}

/** Renders an answer, with a separate text for screen readers if it has one. */
export const FormattedAnswer = ({
  answer,
  spelled,
  lang,
  worded,
}: AnswerTextProps): JSX.Element => {
  const translate = worded ? undefined : "no";
  return spelled === null ? (
    <span lang={lang} translate={translate}>
      {answer}
    </span>
  ) : (
    <>
      <span aria-hidden="true" translate={translate}>
        {answer}
      </span>
      <span className="pf-visually-hidden" translate={translate}>
        {spelled}
      </span>
    </>
  );
};
