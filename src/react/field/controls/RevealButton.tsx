"use client";
import type { JSX } from "react";
import { renderButton } from "../../parts/Button.tsx";
import type { PartProps, UnresolvedSettings } from "../../settings/settings.ts";
import { formMessage } from "../../../core/messages/formText.ts";

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
