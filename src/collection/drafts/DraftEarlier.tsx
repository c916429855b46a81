"use client";
import { Fragment, type JSX } from "react";
import { drawButton, type GivenSettings } from "../../react/internal.ts";
import { noticesOf, notKeptParts } from "./draftWords.ts";
import type { Draft } from "./useDraft.ts";

/** What a part of a draft's status is given. */
export interface DraftPartProps {
  readonly draft: Draft;
  readonly settings: GivenSettings;
}

/** What became of the answers of an earlier visit. */
export const DraftEarlier = ({ draft, settings }: DraftPartProps): JSX.Element => (
  <>
    {noticesOf(draft, settings).map(({ children, lang }) => (
      <span key={children} lang={lang}>{` ${children}`}</span>
    ))}
    <NotKept draft={draft} settings={settings} />
  </>
);

/** What is to be entered again of the form on the page, each with the way to it. */
function NotKept({ draft, settings }: DraftPartProps): JSX.Element | null {
  const { lang, parts } = notKeptParts(draft, settings);
  if (parts.length === 0) return null;
  return (
    <span lang={lang}>
      {parts.map((part, place) =>
        typeof part === "string" ? (
          <span key={place}>{place === 0 ? ` ${part}` : part}</span>
        ) : (
          <Fragment key={place}>
            {drawButton({ settings }, "button-plain", {
              onClick: () => draft.focus(part.name),
              children: part.label,
            })}
          </Fragment>
        ),
      )}
    </span>
  );
}

/** Whether there is anything to tell of an earlier visit. */
export const hasEarlier = ({ draft, settings }: DraftPartProps): boolean =>
  draft.notKept.length > 0 || noticesOf(draft, settings).length > 0;
