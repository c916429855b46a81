"use client";
import { type JSX, type PropsWithChildren, useRef, useState } from "react";
import { drawButton, useSettings } from "../../react/internal.ts";
import {
  type DraftBoxProps,
  DraftEarlier,
  type DraftPartProps,
  type DraftStatusProps,
} from "./DraftNotices.tsx";
import { useIsPlaced, usePlacing } from "./draftPlacement.ts";
import { statusKey, t, timeText } from "./draftWords.ts";

/**
 * Shows and announces whether answers are saved, and lets the person choose between two tabs; and
 * what became of earlier answers, unless `<DraftNotices>` shows that. A `<FormCollection>` renders
 * all this already, unless you place it yourself.
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
    <DraftSaving draft={draft} settings={settings} className={className}>
      {!hasNotices && <DraftEarlier draft={draft} settings={settings} />}
    </DraftSaving>
  );
}

/** Renders whether answers are saved, and `children` after it. */
export function DraftSaving({
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
  // The longest of the texts while nothing fails: with the others, what is below does not move.
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
          // The button that was pressed goes, and focus with it.
          onChosen={() => box.current?.focus()}
        />
      )}
    </div>
  );
}

/** Offers the answers of another tab, where they can be had, or those of this page. */
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
        drawButton({ settings }, "button-plain", {
          onClick: choose(draft.take),
          ...t(settings, "takeNewer"),
        })}
      {drawButton({ settings }, "button-plain", {
        onClick: choose(draft.keep),
        ...t(settings, "keepThese"),
      })}
    </div>
  );
}
