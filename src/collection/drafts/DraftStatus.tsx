"use client";
import { type JSX, useRef, useState } from "react";
import { type DraftLanguage, draftText, noticesOf, statusKey, timeText } from "./draftWords.ts";
import type { Draft } from "./useDraft.ts";

export interface DraftStatusProps extends DraftLanguage {
  /** What `useDraft` gave. */
  readonly draft: Draft;
  readonly className?: string | undefined;
}

/** Tells, also to screen readers, whether answers are saved, what became of earlier ones, and lets the person choose between two tabs. */
export function DraftStatus({ draft, className = "", ...language }: DraftStatusProps): JSX.Element {
  const { status, canTake } = draft;
  const now = statusKey(draft);
  // "Saved" is not said again after each pause in typing.
  const [said, setSaid] = useState(now);
  if (status !== "saving" && said !== now) setSaid(now);
  const time = timeText(language, draft.expiry);
  const isLost = status === "elsewhere";
  const box = useRef<HTMLDivElement>(null);
  const choose = (decide: () => void) => () => {
    decide();
    // The button that was pressed goes, and focus with it.
    box.current?.focus();
  };
  return (
    <div ref={box} className={`pf-draft ${className}`.trim()} data-status={status} tabIndex={-1}>
      <output>
        <span className={status === "saving" ? "pf-visually-hidden" : undefined}>
          {draftText(language, said, { time })}
        </span>{" "}
        {noticesOf(draft, language).map((notice) => (
          <span key={notice}>{notice} </span>
        ))}
        {isLost && !canTake && <span>{draftText(language, "draftReload")}</span>}
      </output>
      {status === "saving" && <span aria-hidden="true">{draftText(language, now)}</span>}
      {isLost && (
        <div className="pf-draft-choice">
          {canTake && (
            <button className="pf-button-plain" type="button" onClick={choose(draft.take)}>
              {draftText(language, "takeNewer")}
            </button>
          )}
          <button className="pf-button-plain" type="button" onClick={choose(draft.keep)}>
            {draftText(language, "keepThese")}
          </button>
        </div>
      )}
    </div>
  );
}
