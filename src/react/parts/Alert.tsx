import type { JSX } from "react";
import type { PartProps } from "../settings/settings.ts";
import { drawPart, type Slot } from "./drawPart.ts";

export const Alert = ({ kind, box }: PartProps["Alert"]): JSX.Element => (
  <div className={`pf-${kind}`} {...box} />
);

type Told = Pick<PartProps["Alert"], "kind"> & Pick<PartProps["Alert"]["box"], "lang" | "children">;

/** Renders the `Alert` part for an error or success. */
export const drawAlert = (slot: Slot, { kind, ...box }: Told): JSX.Element =>
  drawPart("Alert", Alert, slot, {
    kind,
    box: { role: kind === "success" ? "status" : "alert", ...box },
  });
