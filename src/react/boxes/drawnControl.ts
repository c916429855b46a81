import type { ParameterOption } from "../../core/form.ts";
import type { ParameterFieldState } from "../parameterFieldState.ts";
import type { TextInputOptions } from "../useTextInput.ts";
import { type OptionDrawing, type SelectBox, selectBox } from "./selectBox.ts";
import { type TextBox, textBox } from "./textBox.ts";

/**
 * The control of one drawing of a field. Its box stays from one drawing to the next; what it is to show is shown once the drawing is on
 * the page. It is a class because a form has thousands of them.
 */
export class DrawnControl {
  /** Whether a server drew the form, so that React must draw the same to take it over. */
  readonly serverDrawn: boolean;
  private texts: TextBox | undefined;
  private selects: SelectBox | undefined;
  private due: (() => void) | undefined;

  constructor(serverDrawn: boolean, before?: DrawnControl) {
    this.serverDrawn = serverDrawn;
    this.texts = before?.texts;
    this.selects = before?.selects;
  }

  text(field: ParameterFieldState, options: TextInputOptions): TextBox {
    const box = (this.texts = ownBox(this.texts, field, textBox));
    this.due = () => box.show(field, options);
    return box;
  }

  select(
    field: ParameterFieldState,
    options: readonly ParameterOption[],
    drawing?: OptionDrawing,
  ): SelectBox {
    const box = (this.selects = ownBox(this.selects, field, selectBox));
    this.due = () => box.show(field, options, drawing);
    return box;
  }

  /** The drawing is on the page. */
  show(): void {
    this.due?.();
  }
}

type FocusRef = ParameterFieldState["focusRef"];

/** The box of before, unless it is another field's: what stands in that is no answer to this one. */
const ownBox = <Box extends { readonly focusRef: FocusRef }>(
  before: Box | undefined,
  { focusRef }: ParameterFieldState,
  make: (focusRef: FocusRef) => Box,
): Box => (before?.focusRef === focusRef ? before : make(focusRef));
