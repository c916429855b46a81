"use client";
import type { JSX } from "react";
import type { DrawnControl } from "../boxes/drawnControl.ts";
import type { ParameterFieldState } from "../parameterFieldState.ts";
import { SensitiveControl, type SensitiveOptions } from "./SensitiveControl.tsx";
import { StoredControl } from "./StoredControl.tsx";
import { drawTextControl } from "./textControl.tsx";

/** What a text or a count is typed into, which other people may have to be kept from. */
export function drawTypedControl(
  field: ParameterFieldState,
  control: DrawnControl,
  options?: SensitiveOptions,
): JSX.Element {
  if (field.stored !== null) return <StoredControl field={field} {...options} />;
  if (field.sensitive) return <SensitiveControl field={field} {...options} />;
  return drawTextControl(field, control, options);
}
