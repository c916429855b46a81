"use client";
import type { JSX } from "react";
import type { ParameterOption } from "../../core/form.ts";
import { choiceLang } from "../boxes/choiceLang.ts";
import type { DrawnControl } from "../boxes/drawnControl.ts";
import type { OptionDrawing, SelectBox } from "../boxes/selectBox.ts";
import { drawPart } from "../components/drawPart.ts";
import { Select } from "../components/Select.tsx";
import { controlProps } from "../boxes/controlProps.ts";
import { useScope } from "../store/scope.ts";
import { text } from "../settings/text.ts";
import type { ParameterFieldState } from "../parameterFieldState.ts";
import { useSelectBox } from "../useSelectInput.ts";

/** What a control to choose with is given. */
export interface ChoiceProps {
  readonly field: ParameterFieldState;
  readonly options: readonly ParameterOption[];
}

interface NativeSelectProps extends ChoiceProps {
  /** Whether all options are drawn when it is opened only, because it will soon be another control. */
  readonly late?: boolean;
}

/** A native select whose first option is the prompt, which also takes an answer back. */
export function NativeSelect({ field, options, late = false }: NativeSelectProps): JSX.Element {
  const drawing = drawingOf(field, useScope().serverDrawn, late);
  return drawSelect({ field, options }, useSelectBox(field, options, drawing), drawing);
}

/** The same: with `control` it is drawn by what holds that, otherwise it is a component. */
export function drawNativeSelect(
  props: ChoiceProps,
  control: DrawnControl | undefined,
): JSX.Element {
  if (!control) return <NativeSelect {...props} />;
  const { field, options } = props;
  const drawing = drawingOf(field, control.serverDrawn, false);
  return drawSelect(props, control.select(field, options, drawing), drawing);
}

/** How options are written to the element; `undefined` where React draws them, as a server did. */
const drawingOf = (
  { settings }: ParameterFieldState,
  serverDrawn: boolean,
  late: boolean,
): OptionDrawing | undefined =>
  serverDrawn ? undefined : { prompt: text(settings, "selectPrompt"), late };

const drawSelect = (
  { field, options }: ChoiceProps,
  { ref, take, open }: SelectBox,
  drawing: OptionDrawing | undefined,
): JSX.Element =>
  drawPart("Select", Select, field, {
    select: {
      ...controlProps(field),
      ref,
      lang: choiceLang(field),
      autoComplete: field.hints.autoComplete,
      onChange: take,
      onBlur: field.leave,
      onFocus: open,
      onPointerDown: open,
      children: drawing ? false : <Options field={field} options={options} />,
    },
  });

const Options = ({ field: { settings }, options }: ChoiceProps): JSX.Element => (
  <>
    <option value="">{text(settings, "selectPrompt")}</option>
    {options.map(({ value, label }, place) => (
      <option key={place} value={value}>
        {label}
      </option>
    ))}
  </>
);
