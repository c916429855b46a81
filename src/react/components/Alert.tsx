"use client";
import type { JSX } from "react";
import type { PartProps } from "../settings/settings.ts";
import { drawPart, type Slot } from "./drawPart.ts";

const Alert = ({ kind, ...content }: PartProps["Alert"]): JSX.Element => (
  <div className={`pf-${kind}`} role="alert" {...content} />
);

/** What blocks a person, in whatever design system the place has. */
export const drawAlert = (slot: Slot, part: PartProps["Alert"]): JSX.Element =>
  drawPart("Alert", Alert, slot, part);
