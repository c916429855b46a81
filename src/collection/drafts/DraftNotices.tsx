"use client";
import type { JSX } from "react";
import { useSettings } from "../../react/internal.ts";
import { DraftEarlier, type DraftPartProps, hasEarlier } from "./DraftEarlier.tsx";
import type { DraftStatusProps } from "./DraftStatus.tsx";
import { usePlacing } from "./placed.ts";

/**
 * What became of the answers of an earlier visit: that they are back, that the form has changed,
 * and what is to be entered again. Place it above the form; `<DraftStatus>` then tells only whether
 * answers are saved. In a `<FormCollection>` it stands above the first field already.
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

interface DraftNoticeBoxProps extends DraftPartProps {
  readonly className?: string | undefined;
}

/** The same, wherever it stands: unseen while there is nothing to tell. */
export const DraftNoticeBox = ({ className = "", ...props }: DraftNoticeBoxProps): JSX.Element => (
  <output
    className={hasEarlier(props) ? `pf-draft-notices ${className}`.trim() : "pf-visually-hidden"}
  >
    <DraftEarlier {...props} />
  </output>
);
