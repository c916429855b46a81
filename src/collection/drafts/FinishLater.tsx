"use client";
import { type JSX, useState } from "react";
import { renderButton } from "../../react/internal.ts";
import type { DraftPartProps } from "./DraftNotices.tsx";
import { laterKey, statusKey, t, timeText } from "./draftMessages.ts";

/**
 * Renders a button that saves at once and explains how to continue later. Each press is announced.
 */
export function FinishLater({ draft, settings }: DraftPartProps): JSX.Element {
  const { status, expiry } = draft;
  const [press, setPress] = useState({ count: 0, hasFailed: false });
  const isKept = status === "saved" || status === "idle";
  // The status beside the button announces the first failure.
  const isFailedAgain = press.hasFailed && status === "failed";
  const key = isFailedAgain ? statusKey(draft) : isKept && laterKey(draft);
  const time = timeText(settings, expiry);
  const isKeeping = isKept || status === "saving";
  return (
    <div className="pf-later">
      {renderButton({ settings }, "button-plain", {
        onClick() {
          setPress({ count: press.count + 1, hasFailed: status === "failed" });
          draft.flush();
        },
        ...t(settings, "draftLater"),
      })}
      <output
        className={isFailedAgain ? "pf-visually-hidden" : "pf-status pf-room"}
        data-room={
          press.count > 0 && isKeeping ? t(settings, laterKey(draft), { time }).children : undefined
        }
      >
        {press.count > 0 && key && <span key={press.count} {...t(settings, key, { time })} />}
      </output>
    </div>
  );
}
