import type { JSX } from "react";
import type { PartProps } from "../settings/settings.ts";
import { renderPart, type Slot } from "./renderPart.ts";

const Button = ({ kind, button }: PartProps["Button"]): JSX.Element => (
  <button className={`pf-${kind}`} type="button" {...button} />
);

export const renderButton = (
  slot: Slot,
  kind: PartProps["Button"]["kind"],
  button: PartProps["Button"]["button"],
): JSX.Element => renderPart("Button", Button, slot, { kind, button });
