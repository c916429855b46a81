"use client";
import type { JSX } from "react";
import type { PartProps } from "../settings/settings.ts";
import { drawPart, type Slot } from "./drawPart.ts";

const Alert = ({ kind, ...content }: PartProps["Alert"]): JSX.Element => (
  <div className={`pf-${kind}`} {...content} />
);

/** What blocks a person, or that it is done, in whatever design system the place has. */
export const drawAlert = (slot: Slot, part: Omit<PartProps["Alert"], "role">): JSX.Element =>
  drawPart("Alert", Alert, slot, { role: part.kind === "success" ? "status" : "alert", ...part });
