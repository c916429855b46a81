import { numberSymbols } from "../../core/locale.ts";
import type { TextBox, TypedField } from "./box.ts";
import { concealed } from "./conceal.ts";
import { type FieldValue, isUnread, sameValue } from "../store/fieldValue.ts";
import { isFocused } from "../mask/inputEvents.ts";
import { type Masked, written } from "../mask/mask.ts";
import { type MaskedInput, maskedInput } from "../mask/maskedInput.ts";
import type { Reader } from "../mask/readEdit.ts";
import { onReset } from "./onReset.ts";
import type { ParameterFieldState } from "../parameterFieldState.ts";
import type { TextInputOptions } from "../useTextInput.ts";

/** `untouched` says that what stands in the element before anything of ours was typed before there was a script. */
export function textBox(
  focusRef: ParameterFieldState["focusRef"],
  untouched: boolean = true,
): TextBox {
  let input: HTMLInputElement | null = null;
  let masked: MaskedInput | null = null;
  let forget = (): void => undefined;
  /** Something of ours was shown in an element. */
  let begun = false;
  let field: TypedField | null = null;
  let options: TextInputOptions = {};
  let stored: FieldValue = null;
  let look = "";
  /** It was left before the field had what was just read in it. */
  let unsettled = false;
  let rested: Masked = written("");

  const symbols = () => {
    const { grouping } = options;
    return grouping && numberSymbols(grouping.locale, grouping.currency);
  };
  const reader = (): Reader | null =>
    field && {
      readText: field.readText,
      symbols: symbols(),
      live: field.settings.mask === "live",
    };
  const rest = (shown: Masked): void => {
    rested = shown;
    if (masked) return masked.show(shown);
    if (input && input.value !== shown.text) input.value = shown.text;
  };
  /** Shows what stands in the field when nobody types. */
  const settle = (): void => {
    if (!field) return;
    const { value, inputValue } = field;
    if (options.conceal) rest(written(concealed(inputValue)));
    else rest(written(inputValue, inputValue === "" || isUnread(value) ? undefined : symbols()));
  };
  const enter = (): void => {
    unsettled = false;
    if (!input) return;
    masked ??= maskedInput(input, rested, reader);
    input.addEventListener("beforeinput", masked.before);
  };
  const take = (event: Event): void => {
    enter();
    // Filled in while it was hidden, it is to be hidden again.
    if (options.conceal) look = "";
    masked?.take(event, (held) => {
      stored = held;
      field?.setValue(held);
    });
  };

  /** Shows what the field holds in an element that had nothing of ours. A part of the app may draw one after the field was shown. */
  const begin = (): void => {
    if (!input || !field) return;
    const early = untouched && !begun && input.value !== "" && input.value !== field.inputValue;
    begun = true;
    if (early) return take(new Event("input"));
    unsettled = false;
    stored = field.value;
    settle();
  };

  return {
    focusRef,
    enter,
    take,
    ref(element) {
      focusRef(element);
      forget();
      if (masked) input?.removeEventListener("beforeinput", masked.before);
      if (!element) return;
      forget = onReset(element.form, settle);
      if (element === input) return;
      input = element;
      masked = null;
      rested = written("");
      begin();
    },
    show(next, { grouping, conceal }) {
      const { locale, currency } = next.settings;
      const before = field;
      const nextLook = `${locale} ${currency} ${conceal}`;
      // Strict mode shows one state twice: what was just taken would be undone.
      if (begun && before === next && look === nextLook) return;
      const isFormattedAnew =
        sameValue(before?.value, next.value) && before?.inputValue !== next.inputValue;
      const stale = !sameValue(stored, next.value) || look !== nextLook || isFormattedAnew;
      field = next;
      options = { grouping, conceal };
      look = nextLook;
      if (!begun) return begin();
      if (!stale && !unsettled) return;
      unsettled = false;
      stored = next.value;
      if (stale || !isUnread(stored)) settle();
    },
    leave() {
      // Where another window or tab took focus, it is still the field that is typed into.
      if (!field || (input && isFocused(input))) return;
      unsettled = !sameValue(stored, field.value);
      if (!unsettled && !isUnread(field.value)) settle();
      field.leave();
    },
  };
}
