"use client";
import { Fragment, type JSX } from "react";
import { drawButton, type GivenSettings, useSettings } from "../../react/internal.ts";
import type { Components } from "../../react/index.ts";
import { usePlacing } from "./draftPlacement.ts";
import { type DraftLanguage, noticesOf, notKeptParts } from "./draftWords.ts";
import type { Draft } from "./useDraft.ts";

/** Props of `<DraftStatus>` and `<DraftNotices>`. */
export interface DraftStatusProps extends DraftLanguage {
  /** Result of `useDraft`. */
  readonly draft: Draft;
  /** Added to the class of the element around it. */
  readonly className?: string | undefined;
  /** Parts that replace the default ones. */
  readonly components?: Partial<Components> | undefined;
}

/** Props of the parts of a draft's status. */
export interface DraftPartProps {
  readonly draft: Draft;
  readonly settings: GivenSettings;
}

/** Props of the parts with an element that takes a class. */
export interface DraftBoxProps extends DraftPartProps {
  readonly className?: string | undefined;
}

/**
 * Renders what became of the answers of an earlier visit: that they are back, that the form has
 * changed, and what is to be entered again. Place it above the form; `<DraftStatus>` then shows only
 * whether answers are saved. A `<FormCollection>` renders it above the first field already.
 *
 * @example
 * <DraftNotices draft={draft} />
 * <ParameterForm form={form} draft={draft} onSubmit={save} />
 * <DraftStatus draft={draft} />
 */
export function DraftNotices({ draft, className, ...options }: DraftStatusProps): JSX.Element {
  usePlacing(draft, "notices");
  const settings = useSettings(options);
  return <DraftNoticeBox draft={draft} settings={settings} className={className} />;
}

/** Renders the notices. Hides them while there are none, so that new ones are announced. */
export const DraftNoticeBox = ({ className = "", ...props }: DraftBoxProps): JSX.Element => (
  <output
    className={hasEarlier(props) ? `pf-draft-notices ${className}`.trim() : "pf-visually-hidden"}
  >
    <DraftEarlier {...props} />
  </output>
);

/** Renders the messages about an earlier visit, first what a person has to do. */
export const DraftEarlier = ({ draft, settings }: DraftPartProps): JSX.Element => (
  <>
    <NotKept draft={draft} settings={settings} />
    {noticesOf(draft, settings).map(({ children, lang }) => (
      <span key={children} lang={lang}>{` ${children}`}</span>
    ))}
  </>
);

/** Renders what is to be entered again of the form on the page, with a button that leads to each. */
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

/** Whether there are messages about an earlier visit. */
const hasEarlier = ({ draft, settings }: DraftPartProps): boolean =>
  draft.notKept.length > 0 || noticesOf(draft, settings).length > 0;
