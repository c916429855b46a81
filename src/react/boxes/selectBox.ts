import type { ParameterOption } from "../../core/form.ts";
import type { ParameterFieldState } from "../parameterFieldState.ts";
import type { Answered, OptionDrawing, SelectBox } from "./box.ts";
import { drawOptions, optionIn } from "./drawOptions.ts";
import { onReset } from "./onReset.ts";
import { chosenPlace, shownOptions } from "./shownOptions.ts";

type Options = readonly ParameterOption[];

/** `untouched`: no other field had this element before, so what is already chosen in it was chosen before hydration. */
export function selectBox(
  focusRef: ParameterFieldState["focusRef"],
  untouched: boolean = true,
): SelectBox {
  let select: HTMLSelectElement | null = null;
  let forget = (): void => undefined;
  /** Something of ours was chosen in an element. */
  let begun = false;
  let opened = false;
  let drawing: OptionDrawing | undefined;
  let drawnPrompt: string | undefined;
  let options: Options = [];
  /** `listed`: the options that React or `drawOptions` drew. `drawn`: those, and the answer if it is not one of them. */
  let listed: Options = [];
  let drawn: Options = [];
  let field: Answered | null = null;
  /** Shows the answer that is not listed: as a text, for no attribute may have it, nor what a server draws. */
  let unlisted: HTMLOptionElement | undefined;

  const draw = (): void => {
    const late = drawing?.late && !opened;
    const due = late ? options.filter(({ value }) => value === field?.value) : options;
    if (select && drawing && (due !== listed || drawing.prompt !== drawnPrompt))
      drawOptions(select, drawing.prompt, due);
    listed = due;
    drawnPrompt = drawing?.prompt;
    drawn = shownOptions(field?.value ?? null, listed);
    unlisted?.remove();
    const answer = drawn[listed.length];
    unlisted = select && answer ? optionIn(select, answer.label) : undefined;
  };
  const wanted = (): number => chosenPlace(field?.value ?? null, drawn, listed) + 1;
  const choose = (): void => {
    const index = wanted();
    if (select && select.selectedIndex !== index) select.selectedIndex = index;
  };
  const take = (): void => {
    if (select) field?.setValue(drawn[select.selectedIndex - 1]?.value ?? null);
  };

  /** Shows what the field holds, unless a person chose before hydration: in what we write to, nobody did. */
  const begin = (): void => {
    if (!field) return;
    draw();
    if (!select) return;
    const early = untouched && !begun && !drawing && isChosen(select);
    begun = true;
    if (early && select.selectedIndex !== wanted()) take();
    else choose();
  };

  return {
    focusRef,
    take,
    ref(element) {
      focusRef(element);
      forget();
      if (!element) return;
      forget = onReset(element.form, choose);
      // While it was away, the browser may have emptied it.
      if (element === select) return choose();
      select = element;
      drawnPrompt = undefined;
      begin();
    },
    show(next, choices, how) {
      field = next;
      drawing = how;
      options = choices;
      begin();
    },
    open() {
      opened = true;
      draw();
      choose();
    },
  };
}

/** Whether another option than the one a browser begins with was chosen, before hydration. */
const isChosen = ({ selectedIndex, options }: HTMLSelectElement): boolean =>
  selectedIndex > 0 && selectedIndex !== [...options].findIndex(({ disabled }) => !disabled);
