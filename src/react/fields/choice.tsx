"use client";
import type { JSX } from "react";
import type { DrawnControl } from "../boxes/drawnControl.ts";
import { ChosenOption } from "./ChosenOption.tsx";
import { type ChoiceProps, drawNativeSelect } from "./nativeSelect.tsx";

/** What one of a few options is chosen with, or read. */
export const drawChoice = (choice: ChoiceProps, control: DrawnControl): JSX.Element =>
  choice.field.readOnly ? <ChosenOption {...choice} /> : drawNativeSelect(choice, control);
