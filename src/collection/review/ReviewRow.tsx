"use client";
import { formMessage } from "../../core/messages/formText.ts";
import { type JSX, useEffect, useId, useState } from "react";
import {
  renderButton,
  type UnresolvedSettings,
  moveFocus,
  RevealButton,
  spelled,
  unrecorded,
  unrecordedClasses,
  useRevealed,
} from "../../react/internal.ts";
import { collectionMessage } from "../collectionMessages.ts";
import { FormattedAnswer } from "../answers/FormattedAnswer.tsx";
import type { ReviewedQuestion } from "./reviewRows.ts";

interface ReviewRowProps {
  readonly row: ReviewedQuestion;
  /** Language of the definition, if it names one. */
  readonly lang: string | undefined;
  readonly settings: UnresolvedSettings;
  /** Called by the Change button, which opens the step; `null` if the answer cannot be changed. */
  readonly onChange: (() => void) | null;
  readonly busy: boolean;
  /** Whether "Change" takes focus, because the question was just changed. */
  readonly takesFocus: boolean;
}

/**
 * Renders a question, its answer and a button to change it. A revealed sensitive answer is masked
 * again when the answers are submitted.
 */
export function ReviewRow({
  row,
  lang,
  settings,
  onChange,
  busy,
  takesFocus,
}: ReviewRowProps): JSX.Element {
  const { parameter, answer, whole, isOption, isWorded, message, origin } = row;
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const id = useId();
  const [revealed, reveal] = useRevealed();
  if (busy && revealed) reveal(false);
  const shown =
    whole !== null && revealed
      ? { answer: whole, spelled: isOption ? null : spelled(whole) }
      : { answer: answer ?? "", spelled: row.spelled };
  const isSeen = whole === null || revealed;
  const text = (
    <FormattedAnswer
      {...shown}
      lang={isOption && isSeen ? lang : undefined}
      worded={isWorded && isSeen}
    />
  );
  // Runs after the layout effect in which the heading of the step takes focus.
  useEffect(() => {
    if (takesFocus) moveFocus(button);
  }, [takesFocus, button]);
  return (
    <div className="pf-review-row" data-invalid={message === null ? undefined : true}>
      <dt className="pf-review-question" id={`${id}-question`} lang={lang}>
        {parameter.label}
      </dt>
      <dd className="pf-review-answer">
        {answer === null ? (
          <span className="pf-review-none" {...collectionMessage(settings, "notAnswered")} />
        ) : whole === null ? (
          text
        ) : (
          <div className="pf-review-secret">
            <span id={`${id}-answer`} className={unrecordedClasses} {...unrecorded}>
              {text}
            </span>
            <RevealButton
              of={{ parameter, lang, settings }}
              revealed={revealed}
              aria-controls={`${id}-answer`}
              aria-disabled={busy || undefined}
              onClick={() => !busy && reveal(!revealed)}
            />
          </div>
        )}
        {origin && <p className="pf-origin" {...origin} />}
        {message && (
          <p className="pf-error">
            <span className="pf-visually-hidden" {...formMessage(settings, "errorPrefix")} />{" "}
            <span {...message} />
          </p>
        )}
      </dd>
      {onChange && (
        <dd className="pf-review-change">
          {renderButton({ settings }, "button-plain", {
            ref: takesFocus ? setButton : undefined,
            id: `${id}-change`,
            "aria-labelledby": `${id}-change ${id}-question`,
            "aria-disabled": busy || undefined,
            onClick: () => !busy && onChange(),
            ...formMessage(settings, "change"),
          })}
        </dd>
      )}
    </div>
  );
}
