"use client";
import type { JSX, ReactNode } from "react";
import type { Words } from "./components/contract.ts";
import { drawPart } from "./components/drawPart.ts";
import { FieldFrame as Frame } from "./components/FieldFrame.tsx";
import { controlProps } from "./boxes/controlProps.ts";
import { words } from "./settings/text.ts";
import type { ParameterFieldState } from "./parameterFieldState.ts";

interface Framing {
  /** What the answer is measured in, for assistive technology. */
  readonly unit?: string | Words | undefined;
  /** Several controls that are one answer, such as radio buttons: the frame is then what is labelled and described. */
  readonly group?: boolean;
}

interface FieldFrameProps extends Framing {
  readonly field: ParameterFieldState;
  readonly children: ReactNode;
}

/** Label, hint and error above a control, or above several that are one answer, in reading order. */
export const FieldFrame = ({ field, children, ...framing }: FieldFrameProps): JSX.Element =>
  drawFrame(field, children, framing);

/** The same, called: a component for each field costs more. */
export function drawFrame(
  field: ParameterFieldState,
  children: ReactNode,
  { unit, group }: Framing = {},
): JSX.Element {
  const { parameter, settings } = field;
  const { requiredIndicator } = settings;
  const mark = parameter.required ? "required" : "optional";
  const key = parameter.required ? "markRequired" : "markOptional";
  return drawPart("FieldFrame", Frame, field, {
    field,
    mark: requiredIndicator === mark ? words(settings, key) : null,
    unit: typeof unit === "string" ? { children: unit } : unit,
    errorPrefix: words(settings, "errorPrefix"),
    group: group ? { ...controlProps(field), role: "radiogroup" } : null,
    children,
  });
}
