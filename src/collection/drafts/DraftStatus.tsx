"use client";
import { Fragment, type JSX, useRef, useState } from "react";
import { drawButton } from "../../react/components/Button.tsx";
import type { Components, ResolvedSettings } from "../../react/settings/settings.ts";
import { useSettings } from "../../react/settings/useSettings.ts";
import { type DraftLanguage, draftSaid, noticesOf, notKeptParts, statusKey } from "./draftWords.ts";
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
 * Tells, also to screen readers, whether answers are saved, what became of earlier ones, and lets
 * the person choose between two tabs.
 *
 * @example
 * const draft = useDraft(storage, { owner: employee.id });
 * <ParameterForm form={form} draft={draft} onSubmit={save} />
 * <DraftStatus draft={draft} />
 */
export function DraftStatus({ draft, className = "", ...options }: DraftStatusProps): JSX.Element {
  const settings = useSettings(options);
  const { status, canTake } = draft;
  const now = statusKey(draft);
  // "Saved" is not said again after each pause in typing.
  const [said, setSaid] = useState(now);
  if (status !== "saving" && said !== now) setSaid(now);
  const time = timeText(settings, draft.expiry);
  const hasNewer = status === "elsewhere";
  const box = useRef<HTMLDivElement>(null);
  return (
    <div ref={box} className={`pf-draft ${className}`.trim()} data-status={status} tabIndex={-1}>
      <output>
        <span
          className={status === "saving" ? "pf-visually-hidden" : undefined}
          {...(said && draftSaid(settings, said, { time }))}
        />{" "}
        {noticesOf(draft, settings).map(({ children, lang }) => (
          <span key={children} lang={lang}>
            {children}{" "}
          </span>
        ))}
        <NotKept draft={draft} settings={settings} />
        {hasNewer && !canTake && <span {...draftSaid(settings, "draftReload")} />}
      </output>
      {status === "saving" && <span aria-hidden="true" {...draftSaid(settings, "draftSaving")} />}
      {(hasNewer || status === "removed") && (
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

interface DraftPartProps {
  readonly draft: Draft;
  readonly settings: ResolvedSettings;
}

/** What is to be entered again of the form on the page, each with the way to it. */
function NotKept({ draft, settings }: DraftPartProps): JSX.Element | null {
  const { lang, parts } = notKeptParts(draft, settings);
  if (parts.length === 0) return null;
  return (
    <span lang={lang}>
      {parts.map((part, place) => (
        <Fragment key={place}>
          {typeof part === "string"
            ? part
            : drawButton({ settings }, "button-plain", {
                onClick: () => draft.focus(part.name),
                children: part.label,
              })}
        </Fragment>
      ))}{" "}
    </span>
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
