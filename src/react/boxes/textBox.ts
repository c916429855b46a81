import { isFocused } from "../mask/inputEvents.ts";
import { type Masked, written } from "../mask/mask.ts";
import { type MaskedInput, maskedInput } from "../mask/maskedInput.ts";
import type { Reader } from "../mask/readEdit.ts";
import { writeText } from "../mask/textEditing.ts";
import type { ParameterFieldState } from "../parameterFieldState.ts";
import { type FieldValue, isUnread, sameValue } from "../store/fieldValue.ts";
import type { TextInputOptions } from "../useTextInput.ts";
import type { TextBox, TypedField } from "./box.ts";
import { drawDots } from "./dots.ts";
import { onReset } from "./onReset.ts";
import { restingText, symbolsOf } from "./restingText.ts";

/** `untouched`: no other field had this element before, so what is already there in it was typed before hydration. */
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
  /** The value that the input shows, or that was read from it. */
  let value: FieldValue = null;
  /** Locale, currency, concealment and dots that it is shown with. */
  let look = "";
  /** It was left before the field had what was just read in it. */
  let leftEarly = false;
  /** What was written last; the mask begins with it. */
  let lastWritten: Masked = written("");

  const reader = (): Reader | null =>
    field && {
      readText: field.readText,
      symbols: symbolsOf(options),
      live: field.settings.mask === "live",
    };
  /** Shows what stands in the field when nobody types. */
  const settle = (): void => {
    if (!field) return;
    lastWritten = restingText(field, options);
    if (masked) masked.show(lastWritten);
    else if (input) writeText(input, lastWritten.text);
  };
  const enter = (): void => {
    leftEarly = false;
    if (!input) return;
    masked ??= maskedInput(input, lastWritten, reader);
    input.addEventListener("beforeinput", masked.before);
  };
  const take = (event: Event): void => {
    enter();
    // Filled in while it was hidden, it is to be hidden again.
    if (options.conceal) look = "";
    masked?.take(event, (held) => {
      value = held;
      field?.setValue(held);
    });
    if (options.conceal && sameValue(value, field?.value ?? null)) settle();
  };

  /** Shows what the field holds in an element that had nothing of ours. A part of the app may draw one after the field was shown. */
  const begin = (): void => {
    if (!input || !field) return;
    drawDots(input, options.dotted);
    const early = untouched && !begun && input.value !== "" && input.value !== field.inputValue;
    begun = true;
    if (early) return take(new Event("input"));
    leftEarly = false;
    value = field.value;
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
      lastWritten = written("");
      begin();
    },
    show(next, shown) {
      const { locale, currency } = next.settings;
      const nextLook = `${locale} ${currency} ${shown.conceal} ${shown.dotted}`;
      // Strict mode shows one state twice: what was just taken would be undone.
      if (begun && field === next && look === nextLook) return;
      const isFormattedAnew =
        sameValue(field?.value, next.value) && field?.inputValue !== next.inputValue;
      const stale = !sameValue(value, next.value) || look !== nextLook || isFormattedAnew;
      field = next;
      options = shown;
      look = nextLook;
      if (!begun) return begin();
      drawDots(input, options.dotted);
      if (!stale && !leftEarly) return;
      leftEarly = false;
      value = next.value;
      if (stale || !isUnread(value)) settle();
    },
    leave() {
      // Where another window or tab took focus, it is still the field that is typed into.
      if (!field || (input && isFocused(input))) return;
      leftEarly = !sameValue(value, field.value);
      if (!leftEarly && !isUnread(field.value)) settle();
      field.leave();
    },
  };
}
