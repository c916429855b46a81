"use client";
import type { JSX } from "react";
import type { DrawnControl } from "../boxes/drawnControl.ts";
import { SensitiveControl, type SensitiveControlProps } from "./SensitiveControl.tsx";
import { StoredControl } from "./StoredControl.tsx";
import { drawTextControl } from "./TextControl.tsx";

/** What a text or a count is typed into, which other people may have to be kept from. */
export function drawTypedControl(
  props: SensitiveControlProps,
  control: DrawnControl | undefined,
): JSX.Element {
  const { stored, sensitive } = props.field;
  if (stored !== null) return <StoredControl {...props} />;
  return sensitive ? <SensitiveControl {...props} /> : drawTextControl(props, control);
}
