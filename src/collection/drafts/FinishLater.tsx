"use client";
import { type JSX, useState } from "react";
import { drawButton } from "../../react/components/Button.tsx";
import type { DraftPartProps } from "./DraftEarlier.tsx";
import { draftSaid, laterKey } from "./draftWords.ts";
import { timeText } from "./timeText.ts";

/** Saves at once, and says what a person can do now who goes on another time. */
export function FinishLater({ draft, settings }: DraftPartProps): JSX.Element {
  const { status, expiry } = draft;
  const [isAsked, setAsked] = useState(false);
  const isKept = status === "saved" || status === "idle";
  return (
    <div className="pf-later">
      {drawButton({ settings }, "button-plain", {
        onClick() {
          draft.flush();
          setAsked(true);
        },
        ...draftSaid(settings, "draftLater"),
      })}
      <output
        className="pf-status"
        {...(isAsked &&
          isKept &&
          draftSaid(settings, laterKey(draft), { time: timeText(settings, expiry) }))}
      />
    </div>
  );
}
