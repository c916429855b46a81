import type { JSX } from "react";
import type { PartProps } from "../settings/settings.ts";
import { drawPart, type Slot } from "./drawPart.ts";

const Button = ({ kind, button }: PartProps["Button"]): JSX.Element => (
  <button className={`pf-${kind}`} type="button" {...button} />
);

/** Renders the `Button` part. */
export const drawButton = (
  slot: Slot,
  kind: PartProps["Button"]["kind"],
  button: PartProps["Button"]["button"],
): JSX.Element => drawPart("Button", Button, slot, { kind, button });
