import type { ParameterOption } from "../../core/definition/form.ts";
import type { ParameterFieldState } from "../settings/settings.ts";
import { onNativeEvents } from "./nativeEvents.ts";
import { chosenPlace, shownOptions } from "./choices.ts";

type ChosenField = Pick<ParameterFieldState, "live" | "setValue" | "focusRef">;

/**
 * Binds a `<select>` to a field by option index, so that any option value works, including `""`.
 * The functions are stable.
 */
export interface SelectInput {
  ref(element: HTMLSelectElement | null): void;
  /** Updates the select after a render. `rendered` are the mounted options. */
  show(
    field: ChosenField,
    rendered: readonly ParameterOption[],
    options?: readonly ParameterOption[],
  ): void;
  take(): void;
}

export function createSelectInput(): SelectInput {
  let select: HTMLSelectElement | null = null;
  let field: ChosenField | null = null;
  let rendered: readonly ParameterOption[] = [];
  let options = rendered;
  /** Whether the value was written to an element before. */
  let isStarted = false;
  /**
   * The element for a value without a rendered option. Neither attributes nor server markup may
   * contain the value.
   */
  let extra: HTMLOptionElement | undefined;
  let stop = (): void => undefined;

  const write = (): void => {
    if (!select || !field) return;
    const value = field.live.value();
    const [answer] = shownOptions(value, rendered).slice(rendered.length);
    extra?.remove();
    extra = answer && select.appendChild(select.ownerDocument.createElement("option"));
    if (answer && extra)
      extra.text = options.find((option) => option.value === value)?.label ?? answer.label;
    const place = 1 + (answer ? rendered.length : chosenPlace(value, rendered, rendered));
    if (select.selectedIndex !== place) select.selectedIndex = place;
  };
  const take = (): void => {
    if (!select || !field) return;
    const place = select.selectedIndex - 1;
    // A script that sets a `value` without an option leaves nothing selected.
    if (place < -1) return write();
    const value = rendered[place]?.value ?? null;
    if (place < rendered.length && value !== field.live.value()) field.setValue(value);
  };
  const release = (): void => {
    stop();
    field?.focusRef(null, select);
  };

  /**
   * Attaches to the element and shows the value, unless a person chose an option before hydration.
   */
  const begin = (): void => {
    if (!select || !field) return;
    field.focusRef(select);
    const stopEvents = onNativeEvents(select, select.form, write, take);
    const unsubscribe = field.live.subscribe(write);
    stop = () => {
      stopEvents();
      unsubscribe();
    };
    const early = !isStarted && isChosen(select);
    isStarted = true;
    if (early && select.selectedIndex - 1 !== chosenPlace(field.live.value(), rendered, rendered))
      take();
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
      rendered = listed;
      options = all;
      if (isSame) write();
      else begin();
    },
  };
}

/** Whether an option other than the browser's default was chosen before hydration. */
const isChosen = ({ selectedIndex, options }: HTMLSelectElement): boolean =>
  selectedIndex > 0 && selectedIndex !== [...options].findIndex(({ disabled }) => !disabled);
