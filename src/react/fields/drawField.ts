import type { JSX } from "react";
import type { DrawnControl } from "../boxes/drawnControl.ts";
import type { ParameterFieldState } from "../parameterFieldState.ts";

/** Draws the field of a parameter, without a hook. Where `control` is given, its control has no component of its own. */
export type DrawField = (field: ParameterFieldState, control?: DrawnControl) => JSX.Element;
