import type { ParameterOption } from "../../core/form.ts";
import type { ParameterFieldState } from "../parameterFieldState.ts";
import type { TextInputOptions } from "../useTextInput.ts";
import type { OptionDrawing, SelectBox, TextBox } from "./box.ts";
import { selectBox } from "./selectBox.ts";
import { textBox } from "./textBox.ts";

/**
 * The control of one drawing of a field. Its box stays from one drawing to the next; what it is to show is shown once the drawing is on
 * the page. It is a class because a form has thousands of them.
 */
export class DrawnControl {
  /** Whether a server drew the form, so that React must draw the same to take it over. */
  readonly serverDrawn: boolean;
  private typed: TextBox | undefined;
  private chosen: SelectBox | undefined;
  private field: ParameterFieldState | undefined;
  private write: ((field: ParameterFieldState) => void) | undefined;

  constructor(serverDrawn: boolean, before?: DrawnControl) {
    this.serverDrawn = serverDrawn;
    this.typed = before?.typed;
    this.chosen = before?.chosen;
  }

  /** The box of its input, which shows `field` once the drawing is on the page. */
  text(field: ParameterFieldState, options: TextInputOptions): TextBox {
    const box = (this.typed = ownBox(this.typed, field, textBox));
    this.willShow(field, (held) => box.show(held, options));
    return box;
  }

  /** The box of its select, which shows `field` once the drawing is on the page. */
  select(
    field: ParameterFieldState,
    options: readonly ParameterOption[],
    drawing?: OptionDrawing,
  ): SelectBox {
    const box = (this.chosen = ownBox(this.chosen, field, selectBox));
    this.willShow(field, (held) => box.show(held, options, drawing));
    return box;
  }

  /** The same control of the same field, which holds something else; `null` where the control does not write what it shows. */
  withField(field: ParameterFieldState): DrawnControl | null {
    if (!this.write) return null;
    const control = new DrawnControl(this.serverDrawn, this);
    control.willShow(field, this.write);
    return control;
  }

  /** The drawing is on the page. */
  show(): void {
    if (this.field) this.write?.(this.field);
  }

  private willShow(field: ParameterFieldState, write: (field: ParameterFieldState) => void): void {
    this.field = field;
    this.write = write;
  }
}

type FocusRef = ParameterFieldState["focusRef"];

/** The box of before, unless it is another field's: what stands in the element then was not typed into this one. */
const ownBox = <Box extends { readonly focusRef: FocusRef }>(
  before: Box | undefined,
  { focusRef }: ParameterFieldState,
  make: (focusRef: FocusRef, untouched: boolean) => Box,
): Box => (before?.focusRef === focusRef ? before : make(focusRef, before === undefined));
