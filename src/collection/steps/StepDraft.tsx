"use client";
import type { JSX } from "react";
import type { AnswerKeeper } from "../answers/answers.ts";
import type { FormCollectionApi } from "../contract.ts";
import { DraftNoticeBox, type DraftPartProps } from "../drafts/DraftNotices.tsx";
import { DraftSavingStatus } from "../drafts/DraftStatus.tsx";
import { FinishLater } from "../drafts/FinishLater.tsx";
import { useIsPlaced } from "../drafts/placedDraftParts.ts";
import type { Draft } from "../drafts/useDraft.ts";

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
