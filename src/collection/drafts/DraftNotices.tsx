"use client";
import { Fragment, type JSX } from "react";
import { renderButton, type UnresolvedSettings, useSettings } from "../../react/internal.ts";
import type { Components } from "../../react/index.ts";
import { usePlacing } from "./placedDraftParts.ts";
import { type DraftLanguage, noticesOf, notKeptParts } from "./draftMessages.ts";
import type { Draft } from "./useDraft.ts";

/** Props of `<DraftStatus>` and `<DraftNotices>`. */
export interface DraftStatusProps extends DraftLanguage {
  /** Result of `useDraft`. */
  readonly draft: Draft;
  /** Added to the class of the outer element. */
  readonly className?: string | undefined;
  /** Custom parts that replace the default ones. */
  readonly components?: Partial<Components> | undefined;
}

export interface DraftPartProps {
  readonly draft: Draft;
  readonly settings: UnresolvedSettings;
}

export interface DraftBoxProps extends DraftPartProps {
  readonly className?: string | undefined;
}

/**
 * Renders the messages about an earlier visit: restored answers, a changed form, and questions to
 * answer again. Place it above the form; `<DraftStatus>` then renders only whether answers are
 * saved. A `<FormCollection>` already renders it above the first field.
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

/**
 * Renders the live region of the messages. It stays mounted without messages, so that new ones are
 * announced.
 */
export const DraftNoticeBox = ({ className = "", ...props }: DraftBoxProps): JSX.Element => (
  <output
    className={hasEarlier(props) ? `pf-draft-notices ${className}`.trim() : "pf-visually-hidden"}
  >
    <DraftEarlier {...props} />
  </output>
);

/** Renders the messages about an earlier visit, first those that require an action. */
export const DraftEarlier = ({ draft, settings }: DraftPartProps): JSX.Element => (
  <>
    <NotKept draft={draft} settings={settings} />
    {noticesOf(draft, settings).map(({ children, lang }) => (
      <span key={children} lang={lang}>{` ${children}`}</span>
    ))}
  </>
);

/** Renders the questions to answer again. Each is a button that focuses its field. */
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
            {renderButton({ settings }, "button-plain", {
              onClick: () => draft.focus(part.name),
              children: part.label,
            })}
          </Fragment>
        ),
      )}
    </span>
  );
}

const hasEarlier = ({ draft, settings }: DraftPartProps): boolean =>
  draft.notKept.length > 0 || noticesOf(draft, settings).length > 0;
