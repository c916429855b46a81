"use client";
import type { JSX, ReactNode } from "react";
import { controlProps } from "./controlProps.ts";
import { text } from "./text.ts";
import type { ParameterFieldState } from "./useParameterField.ts";

interface FieldFrameProps {
  readonly field: ParameterFieldState;
  /** What the answer is measured in, for assistive technology. */
  readonly unit?: string | undefined;
  /** Several controls that are one answer, such as radio buttons: the frame is then what is labelled and described. */
  readonly group?: boolean;
  readonly children: ReactNode;
}

/** Label, hint and error above a control, or above several that are one answer, in reading order. */
export function FieldFrame({ field, unit, group, children }: FieldFrameProps): JSX.Element {
  const { parameter, ids, message, invalid, settings } = field;
  const mark = parameter.required ? "required" : "optional";
  const marked = settings.requiredIndicator === mark;
  const Frame = group ? "fieldset" : "div";
  const Label = group ? "legend" : "label";
  return (
    <Frame
      {...(group && { ...controlProps(field), role: "radiogroup" })}
      className="pf-field"
      data-type={parameter.type}
      data-invalid={invalid || undefined}
    >
      <Label className="pf-label" id={ids.label} {...(!group && { htmlFor: ids.control })}>
        {marked ? `${parameter.label} ` : parameter.label}
        {marked && <span className="pf-mark">{text(settings, mark)}</span>}
      </Label>
      {parameter.description && (
        <p className="pf-hint" id={ids.hint}>
          {parameter.description}
        </p>
      )}
      {unit && (
        <span className="pf-visually-hidden" id={ids.unit}>
          {unit}
        </span>
      )}
      {message !== null && (
        <p className={invalid ? "pf-error" : "pf-warning"} id={ids.error}>
          {invalid && (
            <>
              <span className="pf-visually-hidden">{text(settings, "errorPrefix")}</span>{" "}
            </>
          )}
          {message}
        </p>
      )}
      {children}
    </Frame>
  );
}
