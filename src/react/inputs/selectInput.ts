import type { ParameterOption } from "../../core/definition/form.ts";
import type { ParameterFieldState } from "../settings/settings.ts";
import { onScript } from "./onScript.ts";
import { onReset } from "./onReset.ts";
import { chosenPlace, shownOptions } from "./shownOptions.ts";

/** What a select needs of its field. */
type ChosenField = Pick<ParameterFieldState, "live" | "setValue" | "focusRef">;

/**
 * A `<select>` of the page: shows the answer of a field, and reads what is chosen. Options are told
 * apart by their place, so that any `value` can be chosen, `""` included. Its functions never
 * change.
 */
export interface SelectInput {
  ref(element: HTMLSelectElement | null): void;
  /**
   * The field was drawn with the options `drawn`, after a prompt; `options` are all that there are.
   */
  show(
    field: ChosenField,
    drawn: readonly ParameterOption[],
    options?: readonly ParameterOption[],
  ): void;
  /** Answers with what a person chose. */
  take(): void;
}

export function createSelectInput(): SelectInput {
  let select: HTMLSelectElement | null = null;
  let field: ChosenField | null = null;
  let drawn: readonly ParameterOption[] = [];
  let options = drawn;
  /** Whether an answer of ours was shown in an element. */
  let begun = false;
  /**
   * Shows an answer that is not drawn: as a text, for no attribute may have it, nor what a server
   * draws.
   */
  let extra: HTMLOptionElement | undefined;
  let stop = (): void => undefined;

  const write = (): void => {
    if (!select || !field) return;
    const value = field.live.value();
    const [answer] = shownOptions(value, drawn).slice(drawn.length);
    extra?.remove();
    extra = answer && select.appendChild(select.ownerDocument.createElement("option"));
    if (answer && extra)
      extra.text = options.find((option) => option.value === value)?.label ?? answer.label;
    const place = 1 + (answer ? drawn.length : chosenPlace(value, drawn, drawn));
    if (select.selectedIndex !== place) select.selectedIndex = place;
  };
  const take = (): void => {
    if (!select || !field) return;
    const place = select.selectedIndex - 1;
    // A script that fills in a value of none of the options has nothing chosen.
    if (place < -1) return write();
    const value = drawn[place]?.value ?? null;
    if (place < drawn.length && value !== field.live.value()) field.setValue(value);
  };
  const release = (): void => {
    stop();
    field?.focusRef(null, select);
  };

  /** Shows the answer, unless a person chose before hydration. */
  const begin = (): void => {
    if (!select || !field) return;
    field.focusRef(select);
    const stops = [
      onReset(select.form, write),
      onScript(select, take),
      field.live.subscribe(write),
    ];
    stop = () => stops.forEach((one) => one());
    const early = !begun && isChosen(select);
    begun = true;
    if (early && select.selectedIndex - 1 !== chosenPlace(field.live.value(), drawn, drawn)) take();
    write();
  };

  return {
    take,
    ref(element) {
      if (!element) return release();
      select = element;
      begin();
    },
    show(next, listed, all = listed) {
      const isSame = field?.focusRef === next.focusRef;
      if (!isSame) release();
      field = next;
      drawn = listed;
      options = all;
      if (isSame) write();
      else begin();
    },
  };
}

/** Whether another option than the one a browser begins with was chosen, before hydration. */
const isChosen = ({ selectedIndex, options }: HTMLSelectElement): boolean =>
  selectedIndex > 0 && selectedIndex !== [...options].findIndex(({ disabled }) => !disabled);
