"use client";
import type { JSX } from "react";
import { SensitiveControl, type SensitiveControlProps } from "./SensitiveControl.tsx";
import { StoredControl } from "./StoredControl.tsx";
import { TextControl } from "./TextControl.tsx";

/** What a text or a count is typed into, which other people may have to be kept from. */
export function TypedControl(props: SensitiveControlProps): JSX.Element {
  const { stored, sensitive } = props.field;
  if (stored !== null) return <StoredControl {...props} />;
  return sensitive ? <SensitiveControl {...props} /> : <TextControl {...props} />;
}
