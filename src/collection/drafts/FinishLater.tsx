"use client";
import { type JSX, useState } from "react";
import { drawButton } from "../../react/internal.ts";
import type { DraftPartProps } from "./DraftEarlier.tsx";
import { draftSaid, laterKey, statusKey } from "./draftWords.ts";
import { timeText } from "./timeText.ts";

/** Saves at once, and says how to continue another time. Each press is announced. */
export function FinishLater({ draft, settings }: DraftPartProps): JSX.Element {
  const { status, expiry } = draft;
  const [asked, setAsked] = useState({ count: 0, hasFailed: false });
  const isKept = status === "saved" || status === "idle";
  // The first failure is announced by the status beside this.
  const isFailedAgain = asked.hasFailed && status === "failed";
  const key = isFailedAgain ? statusKey(draft) : isKept && laterKey(draft);
  const time = timeText(settings, expiry);
  const isKeeping = isKept || status === "saving";
  return (
    <div className="pf-later">
      {drawButton({ settings }, "button-plain", {
        onClick() {
          setAsked({ count: asked.count + 1, hasFailed: status === "failed" });
          draft.flush();
        },
        ...draftSaid(settings, "draftLater"),
      })}
      <output
        className={isFailedAgain ? "pf-visually-hidden" : "pf-status pf-room"}
        data-room={
          asked.count > 0 && isKeeping
            ? draftSaid(settings, laterKey(draft), { time }).children
            : undefined
        }
      >
        {asked.count > 0 && key && (
          <span key={asked.count} {...draftSaid(settings, key, { time })} />
        )}
      </output>
    </div>
  );
}
