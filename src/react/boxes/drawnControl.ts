import type { ParameterOption } from "../../core/form.ts";
import type { ParameterFieldState } from "../parameterFieldState.ts";
import type { TextInputOptions } from "../useTextInput.ts";
import { type OptionDrawing, type SelectBox, selectBox } from "./selectBox.ts";
import { type TextBox, textBox } from "./textBox.ts";

/**
 * The control of a field that is drawn without a component of its own. Its box stays from one drawing of the field to the next; what it
 * shows is shown once the drawing is on the page. It is a class because a form has thousands of them.
 */
export class DrawnControl {
  /** Whether a server drew the form, so that React must draw the same to take it over. */
  readonly serverDrawn: boolean;
  private box: { readonly text?: TextBox; readonly select?: SelectBox };
  private due: (() => void) | null = null;

  constructor(serverDrawn: boolean, before?: DrawnControl) {
    this.serverDrawn = serverDrawn;
    this.box = before?.box ?? {};
  }

  text(field: ParameterFieldState, options: TextInputOptions): TextBox {
    const { text = textBox(field.focusRef) } = this.box;
    this.box = { text };
    this.due = () => text.show(field, options);
    return text;
  }

  select(
    field: ParameterFieldState,
    options: readonly ParameterOption[],
    drawing: OptionDrawing | undefined,
  ): SelectBox {
    const { select = selectBox(field.focusRef) } = this.box;
    this.box = { select };
    this.due = () => select.show(field, options, drawing);
    return select;
  }

  /** The drawing is on the page. */
  show(): void {
    this.due?.();
  }
}
