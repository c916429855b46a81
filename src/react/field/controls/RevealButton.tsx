"use client";
import type { JSX } from "react";
import { drawButton } from "../../parts/Button.tsx";
import type { PartProps, GivenSettings } from "../../settings/settings.ts";
import { words } from "../../../core/messages/text.ts";

type RevealButtonProps = PartProps["Button"]["button"] & {
  readonly of: {
    readonly parameter: { readonly name: string; readonly label: string };
    /** The language of the label, when it is known. */
    readonly lang: string | undefined;
    readonly settings: GivenSettings;
  };
  readonly revealed: boolean;
};

/** Shows a sensitive answer, and hides it again. Its name ends with the question's label. */
export const RevealButton = ({ of, revealed, ...button }: RevealButtonProps): JSX.Element =>
  drawButton(of, "reveal", {
    ...button,
    children: (
      <>
        <span {...words(of.settings, revealed ? "hide" : "show")} />{" "}
        <span className="pf-visually-hidden" lang={of.lang}>
          {of.parameter.label}
        </span>
      </>
    ),
  });
