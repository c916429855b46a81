import type { ParameterOption } from "../core/form.ts";
import { drawOptions } from "./drawOptions.ts";
import type { FieldValue } from "./fieldValue.ts";
import { onReset } from "./onReset.ts";
import type { ParameterFieldState } from "./parameterFieldState.ts";

type Options = readonly ParameterOption[];

/** A select of the page, in which options are told apart by their place, so that any `value` can be chosen, `""` included. */
export interface SelectBox {
  /** The field's ref. */
  ref(element: HTMLSelectElement | null): void;
  /** Chooses what the field holds, among options that React has drawn unless it is told how to. */
  show(field: ParameterFieldState, options: Options, drawing?: OptionDrawing): void;
  /** Answers with what a person chose. */
  take(): void;
  /** A person is about to open it. */
  open(): void;
}

/** How options are put into the element. */
export interface OptionDrawing {
  readonly prompt: string;
  /** Whether only the chosen option is drawn until the select is opened. */
  readonly late: boolean;
}

export function selectBox(focusRef: ParameterFieldState["focusRef"]): SelectBox {
  let select: HTMLSelectElement | null = null;
  let forget = (): void => undefined;
  let fresh = false;
  let opened = false;
  let drawing: OptionDrawing | undefined;
  let drawnPrompt: string | undefined;
  let options: Options = [];
  let drawn: Options = [];
  let field: ParameterFieldState | null = null;
  /** Shows an answer that is no choice, after the choices: as a text, for no attribute may have it, nor what a server draws. */
  let stranger: HTMLOptionElement | null = null;

  const placeOf = (value: FieldValue): number => {
    const place = drawn.findIndex((option) => option.value === value);
    return place < 0 && stranger ? drawn.length : place;
  };
  const draw = (): void => {
    const late = drawing?.late && !opened;
    const due = late ? options.filter(({ value }) => value === field?.value) : options;
    if (select && drawing && (due !== drawn || drawing.prompt !== drawnPrompt))
      drawOptions(select, drawing.prompt, due);
    drawn = due;
    drawnPrompt = drawing?.prompt;
    drawStranger(field?.value ?? null);
  };
  const drawStranger = (value: FieldValue): void => {
    if (typeof value !== "string" || options.some((option) => option.value === value)) {
      stranger?.remove();
      stranger = null;
    } else {
      stranger ??= new Option();
      if (stranger.textContent !== value) stranger.textContent = value;
      if (select?.lastChild !== stranger) select?.append(stranger);
    }
  };
  const choose = (): void => {
    const index = placeOf(field?.value ?? null) + 1;
    if (select && select.selectedIndex !== index) select.selectedIndex = index;
  };
  const take = (): void => {
    if (select && !stranger?.selected)
      field?.setValue(drawn[select.selectedIndex - 1]?.value ?? null);
  };

  return {
    take,
    ref(element) {
      focusRef(element);
      forget();
      if (!element) return;
      forget = onReset(element.form, choose);
      if (element === select) return;
      select = element;
      fresh = true;
      drawnPrompt = undefined;
    },
    show(next, choices, how) {
      field = next;
      drawing = how;
      options = choices;
      draw();
      // It may have been chosen before there was a script.
      const early = fresh && next.value === null && select !== null && select.selectedIndex > 0;
      fresh = false;
      if (early) take();
      else choose();
    },
    open() {
      opened = true;
      draw();
      choose();
    },
  };
}
