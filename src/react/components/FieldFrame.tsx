"use client";
import type { JSX } from "react";
import type { PartProps } from "../settings/settings.ts";

export function FieldFrame(part: PartProps["FieldFrame"]): JSX.Element {
  const { group, mark, unit } = part;
  const { parameter, ids, message, invalid, lang } = part.field;
  const { label } = parameter;
  // One text by itself is none of React's to look after.
  const text = mark ? `${label} ` : label;
  const named = lang === undefined ? text : <span lang={lang}>{label}</span>;
  const Frame = group ? "fieldset" : "div";
  const Label = group ? "legend" : "label";
  return (
    <Frame
      {...group}
      className="pf-field"
      data-type={parameter.type}
      data-invalid={invalid || undefined}
    >
      <Label className="pf-label" id={ids.label} {...(!group && { htmlFor: ids.control })}>
        {mark ? (
          <>
            {named}
            {lang !== undefined && " "}
            <span className="pf-mark" {...mark} />
          </>
        ) : (
          named
        )}
      </Label>
      {parameter.description && (
        <p className="pf-hint" id={ids.hint} lang={lang}>
          {parameter.description}
        </p>
      )}
      {unit && <span className="pf-visually-hidden" id={ids.unit} {...unit} />}
      {message !== null && (
        <p
          className={invalid ? "pf-error" : "pf-warning"}
          id={ids.error}
          lang={part.field.messageLang}
        >
          {invalid && <span className="pf-visually-hidden" {...part.errorPrefix} />}
          {invalid ? ` ${message}` : message}
        </p>
      )}
      {part.children}
    </Frame>
  );
}
