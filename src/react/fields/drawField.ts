import type { JSX } from "react";
import type { DrawnControl } from "../boxes/drawnControl.ts";
import type { ParameterFieldState } from "../parameterFieldState.ts";

/** Draws the field of a parameter, with a control that is its own. It uses no hook. */
export type DrawField = (field: ParameterFieldState, control: DrawnControl) => JSX.Element;
