"use client";
import { type JSX, useState } from "react";
import type { AnswerKeeper } from "../answers/answers.ts";
import type { FormCollectionApi } from "../contract.ts";
import { DraftNoticeBox, type DraftPartProps } from "../drafts/DraftNotices.tsx";
import { DraftSavingStatus } from "../drafts/DraftStatus.tsx";
import { useIsPlaced } from "../drafts/placedDraftParts.ts";
import type { Draft } from "../drafts/useDraft.ts";
import { renderButton } from "../../react/internal.ts";
import { laterKey, statusKey, t, timeText } from "../drafts/draftMessages.ts";

interface StepDraftProps {
  readonly collection: Pick<FormCollectionApi, "options" | "settings">;
}

/** Whether a draft has the status of `useDraft`. */
const isDraft = (draft: AnswerKeeper | undefined): draft is Draft =>
  draft !== undefined && "retention" in draft && "flush" in draft;

/** Renders notices about the draft, above the first field. */
export function StepNotices({ collection }: StepDraftProps): JSX.Element | null {
  const { draft } = collection.options;
  return isDraft(draft) ? <OwnNotices draft={draft} settings={collection.settings} /> : null;
}

/** Renders whether answers are saved, near the button, and a way to finish later. */
export function StepSaved({ collection }: StepDraftProps): JSX.Element | null {
  const { draft } = collection.options;
  return isDraft(draft) ? <OwnSaved draft={draft} settings={collection.settings} /> : null;
}

function OwnNotices(props: DraftPartProps): JSX.Element | null {
  const hasStatus = useIsPlaced(props.draft, "status");
  const hasNotices = useIsPlaced(props.draft, "notices");
  return hasStatus || hasNotices ? null : <DraftNoticeBox {...props} />;
}

function OwnSaved(props: DraftPartProps): JSX.Element | null {
  const hasStatus = useIsPlaced(props.draft, "status");
  if (props.draft.status === "none") return null;
  return (
    <div className="pf-step-draft">
      {!hasStatus && <DraftSavingStatus {...props} />}
      <FinishLater {...props} />
    </div>
  );
}

/**
 * Renders a button that saves at once and explains how to continue later. Each press is announced.
 */
function FinishLater({ draft, settings }: DraftPartProps): JSX.Element {
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
