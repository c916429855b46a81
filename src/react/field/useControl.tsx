"use client";
import { type JSX, useMemo } from "react";
import { controlProps } from "../inputs/controlProps.ts";
import { createSelectInput } from "../inputs/selectInputBinding.ts";
import { createTextProps, type TextInputProps } from "../inputs/useTextInput.ts";
import { renderPart } from "../parts/renderPart.ts";
import { TextArea } from "../parts/TextArea.tsx";
import { renderTextInput } from "../parts/TextInput.tsx";
import type { ParameterFieldState } from "../settings/settings.ts";
import { useBrowserLayoutEffect } from "../support/useStable.ts";
import type { Control, TextControl } from "./controls/controlFor.tsx";
import { renderSelect } from "./controls/NativeSelect.tsx";
import { renderFrame } from "./FieldFrame.tsx";

/** Renders a field with its control. Calls hooks in the calling component. */
export function useControl(field: ParameterFieldState, control: Control): JSX.Element | null {
  const { kind } = control;
  const { typed, chosen } = useMemo(
    () => ({
      typed: kind === "text" ? createTextProps() : null,
      chosen: kind === "select" ? createSelectInput() : null,
    }),
    [kind],
  );
  useBrowserLayoutEffect(() => {
    if (control.kind === "text") typed?.input.show(field, control);
    if (control.kind === "select") chosen?.show(field, control.options, field.options);
  });
  if (control.kind === "whole") return control.content;
  const framed = { field, below: control.below };
  if (control.kind === "framed") return renderFrame({ ...framed, children: control.content });
  if (control.kind === "text")
    return renderFrame({
      ...framed,
      unit: control.unit,
      children: typed && renderText(field, control, typed.props),
    });
  const events = chosen && { ref: chosen.ref, onChange: chosen.take, onBlur: field.blur };
  return renderFrame({
    ...framed,
    children: events && renderSelect(field, control.options, events),
  });
}

/**
 * Renders a text control. Numbers are left-to-right on any page. A `<textarea>` has no
 * `enterKeyHint`, because Enter breaks lines.
 */
function renderText(
  field: ParameterFieldState,
  { rows, grouping, before, after, inputMode, children }: TextControl,
  events: TextInputProps,
): JSX.Element {
  const { parameter, hints, readOnly, ids } = field;
  const shared = {
    ...controlProps(field, before || after ? ids.unit : undefined),
    ...events,
    readOnly,
    autoCapitalize: hints.autoCapitalize,
  };
  if (rows)
    return renderPart("TextArea", TextArea, field, {
      textarea: {
        ...shared,
        rows,
        inputMode: hints.inputMode,
        autoComplete: hints.autoComplete,
        spellCheck: hints.spellCheck,
      },
    });
  const isNumeric = parameter.type !== "string" || grouping !== undefined;
  return renderTextInput(field, {
    ...(isNumeric && { numeric: true }),
    before,
    after,
    children,
    input: {
      ...shared,
      type: hints.type ?? "text",
      enterKeyHint: hints.enterKeyHint,
      inputMode: hints.inputMode ?? inputMode,
      autoComplete: hints.autoComplete ?? (isNumeric ? "off" : undefined),
      spellCheck: hints.spellCheck ?? (isNumeric ? false : undefined),
    },
  });
}
