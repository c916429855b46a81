"use client";
import { type JSX, type ReactNode, useRef, useState } from "react";
import { drawButton, useSettings } from "../../react/internal.ts";
import type { Components } from "../../react/index.ts";
import { DraftEarlier, type DraftPartProps } from "./DraftEarlier.tsx";
import { type DraftLanguage, draftSaid, statusKey } from "./draftWords.ts";
import { useIsPlaced, usePlacing } from "./placed.ts";
import { timeText } from "./timeText.ts";
import type { Draft } from "./useDraft.ts";

/** Props of `<DraftStatus>`. */
export interface DraftStatusProps extends DraftLanguage {
  /** What `useDraft` gave. */
  readonly draft: Draft;
  /** Added to the class of the element around it. */
  readonly className?: string | undefined;
  /** Parts that replace the default ones. */
  readonly components?: Partial<Components> | undefined;
}

/**
 * Tells, also to screen readers, whether answers are saved, and lets the person choose between two
 * tabs; and what became of earlier answers, unless `<DraftNotices>` tells that. In a
 * `<FormCollection>` all this stands at its place already, unless you place it elsewhere.
 *
 * @example
 * const draft = useDraft(storage, { owner: employee.id });
 * <DraftNotices draft={draft} />
 * <ParameterForm form={form} draft={draft} onSubmit={save} />
 * <DraftStatus draft={draft} />
 */
export function DraftStatus({ draft, className = "", ...options }: DraftStatusProps): JSX.Element {
  usePlacing(draft, "status");
  const isTold = useIsPlaced(draft, "notices");
  const settings = useSettings(options);
  return (
    <DraftSaving draft={draft} settings={settings} className={className}>
      {!isTold && <DraftEarlier draft={draft} settings={settings} />}
    </DraftSaving>
  );
}

interface DraftSavingProps extends DraftPartProps {
  readonly className?: string | undefined;
  /** What else is told. */
  readonly children?: ReactNode;
}

/** Whether answers are saved, wherever that stands. */
export function DraftSaving({
  draft,
  settings,
  className = "",
  children,
}: DraftSavingProps): JSX.Element {
  const { status, canTake } = draft;
  const now = statusKey(draft);
  // "Saved" is not said again after each pause in typing.
  const [said, setSaid] = useState(now);
  if (status !== "saving" && said !== now) setSaid(now);
  const time = timeText(settings, draft.expiry);
  // The longest of the texts while nothing fails: with the others, what is below does not move.
  const idle = statusKey({ ...draft, status: "idle" });
  const room = said && idle && draftSaid(settings, idle, { time }).children;
  const hasNewer = status === "conflict";
  const reload = draftSaid(settings, "draftReload");
  const box = useRef<HTMLDivElement>(null);
  return (
    <div ref={box} className={`pf-draft ${className}`.trim()} data-status={status} tabIndex={-1}>
      <output>
        <span className="pf-room" data-room={room}>
          <span
            className={status === "saving" ? "pf-visually-hidden" : undefined}
            {...(said && draftSaid(settings, said, { time }))}
          />
          {status === "saving" && (
            <span aria-hidden="true" {...draftSaid(settings, "draftSaving")} />
          )}
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

interface DraftChoiceProps extends DraftPartProps {
  readonly onChosen: () => void;
}

/** The answers of another tab, where they can be had, or those that are here. */
function DraftChoice({ draft, settings, onChosen }: DraftChoiceProps): JSX.Element {
  const choose = (decide: () => void) => () => {
    decide();
    onChosen();
  };
  return (
    <div className="pf-draft-choice">
      {draft.canTake &&
        drawButton({ settings }, "button-plain", {
          onClick: choose(draft.take),
          ...draftSaid(settings, "takeNewer"),
        })}
      {drawButton({ settings }, "button-plain", {
        onClick: choose(draft.keep),
        ...draftSaid(settings, "keepThese"),
      })}
    </div>
  );
}
