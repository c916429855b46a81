import { readWireDecimal } from "../../core/values/wireDecimal.ts";
import { numberSymbols } from "../../core/values/locale.ts";
import { withCents } from "../../core/values/affixes.ts";
import { type MaskedText, createMaskedText } from "../mask/moveSeparators.ts";
import { maskedStrategy } from "../mask/maskedInput.ts";
import { type InputStrategy, plainStrategy } from "../mask/plainInput.ts";
import type { Selection } from "../mask/edits.ts";
import {
  fitted,
  hasBreaks,
  isFocused,
  isOneLine,
  selectionOf,
  type TextElement,
  writeText,
} from "../mask/textEditing.ts";
import type { ParameterFieldState, ResolvedSettings } from "../settings/settings.ts";
import { type FieldValue, isUnread, sameValue } from "../../core/values/fieldValue.ts";
import { concealed } from "./conceal.ts";
import { onNativeEvents } from "./nativeEvents.ts";

/** Locale for digit grouping. Amounts have a `currency`. */
export interface Grouping {
  readonly locale: string;
  readonly currency?: string;
  /** Maximum number of decimals of an amount. @default 2 */
  readonly decimals?: number | undefined;
}

/** Display options of a text input. */
export interface TextInputOptions {
  /** Digit grouping of a number; unset for other text. */
  readonly grouping?: Grouping | undefined;
  /** Whether to hide all but the last four characters while nobody types. */
  readonly conceal?: boolean | undefined;
  /** Whether characters are rendered as dots, also while typing. */
  readonly dotted?: boolean | undefined;
}

export interface TypedField extends Pick<
  ParameterFieldState,
  "value" | "inputValue" | "live" | "readText" | "setValue" | "joinLines" | "blur" | "focusRef"
> {
  readonly settings: Pick<ResolvedSettings, "locale" | "currency" | "mask">;
}

/** Binds an `<input>` or `<textarea>` to a field. The functions are stable. */
export interface TextInputBinding {
  ref(element: TextElement | null): void;
  /** Updates the input after a render. */
  show(field: TypedField, options: TextInputOptions): void;
  take(event: Event): void;
  onFocus(): void;
  onBlur(): void;
}

export function createTextInput(): TextInputBinding {
  let input: TextElement | null = null;
  let field: TypedField | null = null;
  let options: TextInputOptions = {};
  /** Created on first focus or input. */
  let strategy: InputStrategy | null = null;
  let typed: HTMLElement | null = null;
  /** The value last displayed or parsed. */
  let value: FieldValue = null;
  let left: Selection | null = null;
  /** Whether the value was written to an element before. */
  let isStarted = false;
  /** Whether a value entered while concealed must be concealed again. */
  let exposed = false;
  let stop = (): void => undefined;
  /** The event that was handled last, and the text after it. */
  let [taken, seen]: [Event | null, string] = [null, ""];

  const shownText = (isTyped = input !== null && isFocused(input)): MaskedText =>
    field && input ? textOf(field, options, input, isTyped) : createMaskedText("");
  const write = (): void => {
    if (!input || !field) return;
    value = field.live.value();
    exposed = false;
    const masked = shownText();
    if (strategy) strategy.show(masked);
    else writeText(input, masked.text);
    seen = input.value;
  };
  const refresh = (): void => {
    if (field && !sameValue(value, field.live.value())) write();
  };
  const createStrategy = (): void => {
    if (strategy || !input || !field) return;
    const make = options.grouping ? maskedStrategy : plainStrategy;
    typed = input;
    strategy = make(input, shownText(), () => readerOf(field, options));
    if (strategy.before) typed.addEventListener("beforeinput", strategy.before);
  };
  const take = (event: Event): void => {
    if (event === taken) return;
    taken = event;
    createStrategy();
    exposed = options.conceal ?? false;
    const before = field?.live.value() ?? "";
    const loses = input && isOneLine(input) && hasBreaks(isUnread(before) ? before.text : before);
    strategy?.take(event, (read, hadLines) => {
      value = read;
      field?.setValue(read);
      if (hadLines || loses) field?.joinLines();
    });
    if (exposed && sameValue(value, field?.live.value())) write();
    seen = input?.value ?? "";
  };
  const takeScripted = (event: Event): void => {
    if (input?.value !== seen) take(event);
  };
  const release = (): void => {
    stop();
    field?.focusRef(null, input);
  };
  const clearHistory = (): void => {
    if (strategy?.before) typed?.removeEventListener("beforeinput", strategy.before);
    [strategy, typed] = [null, null];
  };

  /** Attaches to the element and displays the value, unless a person typed before hydration. */
  const begin = (): void => {
    if (!input || !field) return;
    field.focusRef(input);
    const stopEvents = onNativeEvents(input, input.form, write, takeScripted);
    const unsubscribe = field.live.subscribe(refresh);
    stop = () => {
      stopEvents();
      unsubscribe();
    };
    showDots(input, options.dotted);
    // Strict mode attaches an element twice, possibly after typing started.
    if (typed === input && isFocused(input) && sameValue(value, field.live.value())) return;
    clearHistory();
    const early =
      !isStarted &&
      input.value !== "" &&
      ![field.live.inputValue(), shownText().text].includes(input.value);
    isStarted = true;
    if (early) take(new Event("input"));
    if (!early || (!isFocused(input) && !isUnread(field.live.value()))) write();
  };

  /** On focus, removes the cents that `textOf` adds. */
  const showTyped = (): void => {
    // Keeps an unfinished text when the window gets focus again.
    const own = shownText(true);
    if (!input || !isFocused(input) || input.value === own.text) return;
    if (input.value !== shownText(false).text) return;
    const selection = selectionOf(input);
    const isAtEnd = selection[0] === input.value.length;
    strategy?.show(own);
    seen = input.value;
    // If a script restores focus, the caret returns to where it was at blur.
    input.setSelectionRange(...((isAtEnd && left) || selection));
  };

  return {
    onFocus() {
      createStrategy();
      // Deferred: `select()` changes the selection after its focus event.
      queueMicrotask(showTyped);
    },
    take,
    ref(element) {
      if (!element) return release();
      input = element;
      begin();
    },
    show(next, shown) {
      const before = field;
      const shownBefore = options;
      if (before?.focusRef !== next.focusRef) {
        release();
        clearHistory();
      }
      field = next;
      options = shown;
      if (before?.focusRef !== next.focusRef) return begin();
      showDots(input, shown.dotted);
      const isFormattedAnew =
        sameValue(before.value, next.value) && before.inputValue !== next.inputValue;
      if (exposed || isFormattedAnew || !sameOptions(shownBefore, shown)) write();
      else refresh();
    },
    onBlur() {
      // If only the window or tab lost focus, the input keeps it.
      if (!field || (input && isFocused(input))) return;
      if (input) left = selectionOf(input);
      if (!isUnread(field.live.value())) write();
      // Removes secrets from the undo history.
      if (options.conceal !== undefined) strategy?.clearHistory();
      field.blur();
    },
  };
}

const symbolsOf = ({ grouping }: TextInputOptions) =>
  grouping && numberSymbols(grouping.locale, grouping.currency);

const readerOf = (field: TypedField | null, options: TextInputOptions) => ({
  readText: field?.readText ?? (() => null),
  symbols: symbolsOf(options),
  live: field?.settings.mask === "live",
});

/** Returns the displayed text. Amounts have cents while nobody types. */
function textOf(
  { live }: TypedField,
  options: TextInputOptions,
  element: TextElement,
  isTyped: boolean,
): MaskedText {
  const value = live.value();
  const { currency, decimals = 2 } = options.grouping ?? {};
  if (options.conceal) return createMaskedText(concealed(live.inputValue(value)));
  const hasCents =
    !isTyped && currency !== undefined && typeof value === "string" && readWireDecimal(value);
  const shown = live.inputValue(hasCents ? withCents(value, currency, decimals) : value);
  const symbols = shown === "" || isUnread(value) ? undefined : symbolsOf(options);
  return symbols ? createMaskedText(shown, symbols) : createMaskedText(fitted(element, shown));
}

const sameOptions = (a: TextInputOptions, b: TextInputOptions): boolean =>
  a.conceal === b.conceal &&
  a.dotted === b.dotted &&
  a.grouping?.locale === b.grouping?.locale &&
  a.grouping?.currency === b.grouping?.currency &&
  a.grouping?.decimals === b.grouping?.decimals;

/**
 * Renders characters as dots; `undefined` leaves the style unchanged. The text stays editable with
 * undo, and no browser offers to save it as a password:
 * https://developer.mozilla.org/docs/Web/CSS/-webkit-text-security
 */
function showDots(input: TextElement | null, dotted: boolean | undefined): void {
  if (dotted !== undefined)
    input?.style.setProperty("-webkit-text-security", dotted ? "disc" : null);
}
