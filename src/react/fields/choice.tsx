"use client";
import type { JSX } from "react";
import type { DrawnControl } from "../boxes/drawnControl.ts";
import { ChosenOption } from "./ChosenOption.tsx";
import { type ChoiceProps, drawNativeSelect } from "./NativeSelect.tsx";

/** What one of a few options is chosen with, or read. */
export const drawChoice = (props: ChoiceProps, control: DrawnControl | undefined): JSX.Element =>
  props.field.readOnly ? <ChosenOption {...props} /> : drawNativeSelect(props, control);
