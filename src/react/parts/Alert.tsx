import type { JSX } from "react";
import type { PartProps } from "../settings/settings.ts";
import { renderPart, type Slot } from "./renderPart.ts";

export const Alert = ({ kind, box }: PartProps["Alert"]): JSX.Element => (
  <div className={`pf-${kind}`} {...box} />
);

type AlertProps = Pick<PartProps["Alert"], "kind"> &
  Pick<PartProps["Alert"]["box"], "lang" | "children">;

export const renderAlert = (slot: Slot, { kind, ...box }: AlertProps): JSX.Element =>
  renderPart("Alert", Alert, slot, {
    kind,
    box: { role: kind === "success" ? "status" : "alert", ...box },
  });
