import { numberSymbols } from "../../core/locale.ts";
import { concealed } from "./conceal.ts";
import { type FieldValue, isUnread, sameValue } from "../store/fieldValue.ts";
import { isFocused } from "../mask/inputEvents.ts";
import { type Masked, settled } from "../mask/mask.ts";
import { type MaskedInput, maskedInput } from "../mask/maskedInput.ts";
import { onReset } from "./onReset.ts";
import type { ParameterFieldState } from "../parameterFieldState.ts";
import type { ResolvedSettings } from "../settings/settings.ts";
import type { TextInputOptions } from "../useTextInput.ts";

/** What a box needs of a field. */
export interface TypedField extends Pick<
  ParameterFieldState,
  "value" | "inputValue" | "readText" | "setValue" | "leave"
> {
  readonly settings: Pick<ResolvedSettings, "locale" | "currency" | "mask">;
}

/** An input of the page that shows what a field holds and reads what is typed into it. */
export interface TextBox {
  /** Of its field. */
  readonly focusRef: ParameterFieldState["focusRef"];
  /** The field's ref. */
  ref(input: HTMLInputElement | null): void;
  /** Shows what the field holds, when that is not what stands there. */
  show(field: TypedField, options: TextInputOptions): void;
  /** Reads what an event left in the input. */
  take(event: Event): void;
  /** A person is about to type. */
  enter(): void;
  leave(): void;
}

export function textBox(focusRef: ParameterFieldState["focusRef"]): TextBox {
  let input: HTMLInputElement | null = null;
  let masked: MaskedInput | null = null;
  let forget = (): void => undefined;
  /** Nothing of ours was shown in it yet. */
  let fresh = false;
  let field: TypedField | null = null;
  let options: TextInputOptions = {};
  let stored: FieldValue = null;
  let look = "";
  /** It was left before the field had what was just read in it. */
  let unsettled = false;
  let rested: Masked = settled("");

  const symbols = () => {
    const { grouping } = options;
    return grouping && numberSymbols(grouping.locale, grouping.currency);
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
    if (options.conceal) rest(settled(concealed(inputValue)));
    else rest(settled(inputValue, inputValue === "" || isUnread(value) ? undefined : symbols()));
  };
  const enter = (): void => {
    unsettled = false;
    if (input) masked ??= maskedInput(input, rested);
  };
  const take = (event: Event): void => {
    enter();
    if (!field || !masked) return;
    const { settings, readText, setValue } = field;
    masked.take(
      event,
      { readText, live: settings.mask === "live" ? symbols() : undefined },
      (held) => {
        stored = held;
        setValue(held);
      },
    );
  };

  return {
    focusRef,
    enter,
    take,
    ref(element) {
      focusRef(element);
      forget();
      if (!element) return;
      forget = onReset(element.form, settle);
      if (element === input) return;
      input = element;
      masked = null;
      rested = settled("");
      // Another element takes the place of one: nothing was typed into it before there was a script.
      fresh = field === null;
      settle();
    },
    show(next, { grouping, conceal }) {
      const { locale, currency } = next.settings;
      const nextLook = `${locale} ${currency} ${conceal}`;
      // Strict mode shows one state twice: what was just taken would be undone.
      if (!input || (!fresh && field === next && look === nextLook)) return;
      const early = fresh && input.value !== "" && input.value !== next.inputValue;
      const stale = fresh || !sameValue(stored, next.value) || look !== nextLook;
      fresh = false;
      field = next;
      options = { grouping, conceal };
      look = nextLook;
      // It was typed before there was a script.
      if (early) return take(new Event("input"));
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
