"use client";
import type { JSX, ReactNode } from "react";
import { text } from "./text.ts";
import type { ParameterFieldState } from "./useParameterField.ts";

interface FieldFrameProps {
  readonly field: ParameterFieldState;
  /** What the answer is measured in, for assistive technology. */
  readonly unit?: string | undefined;
  readonly children: ReactNode;
}

/** Label, hint and error above a control, in reading order. */
export function FieldFrame({ field, unit, children }: FieldFrameProps): JSX.Element {
  const { parameter, ids, message, invalid, settings } = field;
  const mark = parameter.required ? "required" : "optional";
  return (
    <div className="pf-field" data-type={parameter.type} data-invalid={invalid || undefined}>
      <label className="pf-label" id={ids.label} htmlFor={ids.control}>
        {parameter.label}
        {settings.requiredIndicator === mark && (
          <>
            {" "}
            <span className="pf-mark">{text(settings, mark)}</span>
          </>
        )}
      </label>
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
    </div>
  );
}
