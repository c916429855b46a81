import { readWireDecimal } from "../../core/values/decimal.ts";
import { numberSymbols } from "../../core/values/locale.ts";
import { withCents } from "../../core/values/units.ts";
import { type Masked, written } from "../mask/masked.ts";
import { maskedInput } from "../mask/maskedInput.ts";
import { type InputStrategy, plainInput } from "../mask/plainInput.ts";
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
import { onScript } from "./onScript.ts";
import { onReset } from "./onReset.ts";

/** Whose separators group the digits of an amount or a count; `currency` for amounts. */
export interface Grouping {
  readonly locale: string;
  readonly currency?: string;
  /** The most decimals of an amount; two unless given. */
  readonly decimals?: number | undefined;
}

/** How the text of an input is shown. */
export interface TextInputOptions {
  /** The separators of a number; none for other text. */
  readonly grouping?: Grouping | undefined;
  /** Whether all but the last four is hidden while nobody types. */
  readonly conceal?: boolean | undefined;
  /** Whether every sign looks like a dot, also while it is typed. */
  readonly dotted?: boolean | undefined;
}

/** What an input needs of its field. */
export interface TypedField extends Pick<
  ParameterFieldState,
  "value" | "inputValue" | "live" | "readText" | "setValue" | "joinLines" | "leave" | "focusRef"
> {
  readonly settings: Pick<ResolvedSettings, "locale" | "currency" | "mask">;
}

/**
 * An `<input>` or `<textarea>` of the page: shows the answer of a field, and reads what is typed into it. Its
 * functions never change.
 */
export interface TextInput {
  ref(element: TextElement | null): void;
  /** The field was drawn: shows its answer, when that is not what stands there. */
  show(field: TypedField, options: TextInputOptions): void;
  /** Reads what an event left in the input. */
  take(event: Event): void;
  /** A person is about to type. */
  enter(): void;
  leave(): void;
}

export function createTextInput(): TextInput {
  let input: TextElement | null = null;
  let field: TypedField | null = null;
  let options: TextInputOptions = {};
  /** There once somebody came to it. */
  let strategy: InputStrategy | null = null;
  /** The element that they came to. */
  let typed: HTMLElement | null = null;
  /** The value that the input shows, or that was read from it. */
  let value: FieldValue = null;
  /** What was selected in it when it was left. */
  let left: Selection | null = null;
  /** Whether an answer of ours was shown in an element. */
  let begun = false;
  /** Whether what was filled in while it was hidden is to be hidden again. */
  let exposed = false;
  let stop = (): void => undefined;
  /** The event that was read last, and the text that stood in the input then. */
  let [taken, seen]: [Event | null, string] = [null, ""];

  /** What is to stand in the input, of an amount with its cents unless it is typed. */
  const shownText = (isTyped = input !== null && isFocused(input)): Masked =>
    field && input ? textOf(field, options, input, isTyped) : written("");
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
  const enter = (): void => {
    if (strategy || !input || !field) return;
    const make = options.grouping ? maskedInput : plainInput;
    typed = input;
    strategy = make(input, shownText(), () => readerOf(field, options));
    if (strategy.before) typed.addEventListener("beforeinput", strategy.before);
  };
  const take = (event: Event): void => {
    if (event === taken) return;
    taken = event;
    enter();
    exposed = options.conceal ?? false;
    const held = field?.live.value() ?? "";
    const loses = input && isOneLine(input) && hasBreaks(isUnread(held) ? held.text : held);
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
  const forget = (): void => {
    if (strategy?.before) typed?.removeEventListener("beforeinput", strategy.before);
    [strategy, typed] = [null, null];
  };

  /**
   * Shows the answer in an element that had nothing of ours, unless a person typed there before
   * hydration.
   */
  const begin = (): void => {
    if (!input || !field) return;
    field.focusRef(input);
    const stops = [
      onReset(input.form, write),
      onScript(input, takeScripted),
      field.live.subscribe(refresh),
    ];
    stop = () => stops.forEach((one) => one());
    drawDots(input, options.dotted);
    // Strict mode attaches an element once more, perhaps one that is typed into by then.
    if (typed === input && isFocused(input) && sameValue(value, field.live.value())) return;
    forget();
    const known = ["", field.live.inputValue(), shownText().text];
    const early = !begun && !known.includes(input.value);
    begun = true;
    if (early) take(new Event("input"));
    if (!early || (!isFocused(input) && !isUnread(field.live.value()))) write();
  };

  /** Takes the cents away that stand there only while nobody types. */
  const showTyped = (): void => {
    // A text that is still being typed, in a window that was left, stays as it is.
    const own = shownText(true);
    if (!input || !isFocused(input) || input.value === own.text) return;
    if (input.value !== shownText(false).text) return;
    const selection = selectionOf(input);
    const isAtEnd = selection[0] === input.value.length;
    strategy?.show(own);
    seen = input.value;
    // Where a script gives focus back, the caret is where it was.
    input.setSelectionRange(...((isAtEnd && left) || selection));
  };

  return {
    enter() {
      enter();
      // Not before `select()` has selected what stands there, which it does behind this event.
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
      const looked = options;
      if (before?.focusRef !== next.focusRef) {
        release();
        forget();
      }
      field = next;
      options = shown;
      if (before?.focusRef !== next.focusRef) return begin();
      drawDots(input, shown.dotted);
      const isFormattedAnew =
        sameValue(before.value, next.value) && before.inputValue !== next.inputValue;
      if (exposed || isFormattedAnew || !sameLook(looked, shown)) write();
      else refresh();
    },
    leave() {
      // Where another window or tab took focus, it is still the field that is typed into.
      if (!field || (input && isFocused(input))) return;
      if (input) left = selectionOf(input);
      if (!isUnread(field.live.value())) write();
      // Secrets are not kept for the browser's undo.
      if (options.conceal !== undefined) strategy?.forget();
      field.leave();
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

/** What stands in a field, which shows the cents of an amount while nobody types. */
function textOf(
  { live }: TypedField,
  options: TextInputOptions,
  element: TextElement,
  isTyped: boolean,
): Masked {
  const value = live.value();
  const { currency, decimals = 2 } = options.grouping ?? {};
  if (options.conceal) return written(concealed(live.inputValue(value)));
  const hasCents =
    !isTyped && currency !== undefined && typeof value === "string" && readWireDecimal(value);
  const shown = live.inputValue(hasCents ? withCents(value, currency, decimals) : value);
  const symbols = shown === "" || isUnread(value) ? undefined : symbolsOf(options);
  return symbols ? written(shown, symbols) : written(fitted(element, shown));
}

const sameLook = (a: TextInputOptions, b: TextInputOptions): boolean =>
  a.conceal === b.conceal &&
  a.dotted === b.dotted &&
  a.grouping?.locale === b.grouping?.locale &&
  a.grouping?.currency === b.grouping?.currency &&
  a.grouping?.decimals === b.grouping?.decimals;

/**
 * Draws the signs of an input as dots, or as they are; `undefined` where that never changes. Its
 * text stays what it is, so that it is typed, read and undone as ever, and no browser takes it for
 * a password to keep: https://developer.mozilla.org/docs/Web/CSS/-webkit-text-security
 */
function drawDots(input: TextElement | null, dotted: boolean | undefined): void {
  if (dotted !== undefined)
    input?.style.setProperty("-webkit-text-security", dotted ? "disc" : null);
}
