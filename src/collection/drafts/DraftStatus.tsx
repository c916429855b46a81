"use client";
import { type JSX, type PropsWithChildren, useRef, useState } from "react";
import { renderButton, useSettings } from "../../react/internal.ts";
import {
  type DraftBoxProps,
  DraftEarlier,
  type DraftPartProps,
  type DraftStatusProps,
} from "./DraftNotices.tsx";
import { useIsPlaced, usePlacing } from "./placedDraftParts.ts";
import { statusKey, t, timeText } from "./draftMessages.ts";

/**
 * Renders and announces whether answers are saved. After a conflict, it lets the user choose
 * between the answers of two tabs. It includes the messages about an earlier visit, unless
 * `<DraftNotices>` renders them. A `<FormCollection>` already renders both, unless you place them
 * yourself.
 *
 * @example
 * const draft = useDraft(storage, { owner: employee.id });
 * <DraftNotices draft={draft} />
 * <ParameterForm form={form} draft={draft} onSubmit={save} />
 * <DraftStatus draft={draft} />
 */
export function DraftStatus({ draft, className = "", ...options }: DraftStatusProps): JSX.Element {
  usePlacing(draft, "status");
  const hasNotices = useIsPlaced(draft, "notices");
  const settings = useSettings(options);
  return (
    <DraftSavingStatus draft={draft} settings={settings} className={className}>
      {!hasNotices && <DraftEarlier draft={draft} settings={settings} />}
    </DraftSavingStatus>
  );
}

/** Renders whether answers are saved, followed by `children`. */
export function DraftSavingStatus({
  draft,
  settings,
  className = "",
  children,
}: PropsWithChildren<DraftBoxProps>): JSX.Element {
  const { status, canTake } = draft;
  const current = statusKey(draft);
  // "Saved" is not announced again after each pause in typing.
  const [announced, setAnnounced] = useState(current);
  if (status !== "saving" && announced !== current) setAnnounced(current);
  const time = timeText(settings, draft.expiry);
  // Reserves room for the longest text without a failure, so that the content below does not move.
  const idle = statusKey({ ...draft, status: "idle" });
  const room = announced && idle && t(settings, idle, { time }).children;
  const hasNewer = status === "conflict";
  const reload = t(settings, "draftReload");
  const box = useRef<HTMLDivElement>(null);
  return (
    <div ref={box} className={`pf-draft ${className}`.trim()} data-status={status} tabIndex={-1}>
      <output>
        <span className="pf-room" data-room={room}>
          <span
            className={status === "saving" ? "pf-visually-hidden" : undefined}
            {...(announced && t(settings, announced, { time }))}
          />
          {status === "saving" && <span aria-hidden="true" {...t(settings, "draftSaving")} />}
        </span>
        {children}
        {hasNewer && !canTake && <span lang={reload.lang}>{` ${reload.children}`}</span>}
      </output>
      {(hasNewer || status === "deleted") && (
        <DraftChoice
          draft={draft}
          settings={settings}
          // The pressed button unmounts and would lose focus.
          onChosen={() => box.current?.focus()}
        />
      )}
    </div>
  );
}

/** Renders buttons that choose the answers of another tab, if possible, or those of this page. */
function DraftChoice({
  draft,
  settings,
  onChosen,
}: DraftPartProps & { readonly onChosen: () => void }): JSX.Element {
  const choose = (decide: () => void) => () => {
    decide();
    onChosen();
  };
  return (
    <div className="pf-draft-choice">
      {draft.canTake &&
        renderButton({ settings }, "button-plain", {
          onClick: choose(draft.take),
          ...t(settings, "takeNewer"),
        })}
      {renderButton({ settings }, "button-plain", {
        onClick: choose(draft.keep),
        ...t(settings, "keepThese"),
      })}
    </div>
  );
}
