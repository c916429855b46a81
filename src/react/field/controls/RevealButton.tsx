"use client";
import { type JSX, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { formMessage } from "../../../core/messages/formText.ts";
import { renderButton } from "../../parts/Button.tsx";
import type { PartProps, UnresolvedSettings } from "../../settings/settings.ts";
import { listen } from "../../support/listen.ts";

type RevealButtonProps = PartProps["Button"]["button"] & {
  readonly of: {
    readonly parameter: { readonly name: string; readonly label: string };
    readonly lang: string | undefined;
    readonly settings: UnresolvedSettings;
  };
  readonly revealed: boolean;
};

/** Renders the button that reveals a sensitive value. Its accessible name ends with the label. */
export const RevealButton = ({ of, revealed, ...button }: RevealButtonProps): JSX.Element =>
  renderButton(of, "reveal", {
    ...button,
    children: (
      <>
        <span {...formMessage(of.settings, revealed ? "hide" : "show")} />{" "}
        <span className="pf-visually-hidden" lang={of.lang}>
          {of.parameter.label}
        </span>
      </>
    ),
  });

/** Returns whether a sensitive value is revealed. Printing hides it. */
export function useRevealed(): readonly [boolean, (revealed: boolean) => void] {
  const [revealed, setRevealed] = useState(false);
  useEffect(() => {
    if (!revealed) return;
    const hide = (): void => flushSync(() => setRevealed(false));
    return listen(window, "beforeprint", hide);
  }, [revealed]);
  return [revealed, setRevealed];
}
