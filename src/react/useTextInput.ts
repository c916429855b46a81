"use client";
import {
  type CompositionEvent,
  type FormEvent,
  type RefCallback,
  useCallback,
  useEffect,
  useRef,
} from "react";
import { numberSymbols } from "../core/locale.ts";
import { type FieldValue, isUnread, sameValue } from "./fieldValue.ts";
import { concealed } from "./conceal.ts";
import { foresee } from "./foresee.ts";
import { editOf, isAllChosen, isFocused, typingOf } from "./inputEvents.ts";
import { type Edit, type Masked, settled } from "./mask.ts";
import { type Outcome, plain, readEdit, type Reader, readRestored } from "./readEdit.ts";
import { isWriting, writeEdit } from "./textEditing.ts";
import type { ParameterFieldState } from "./useParameterField.ts";
import { useNativeReset } from "./useNativeReset.ts";
import { useBrowserLayoutEffect, useLatest } from "./useStable.ts";

/** Whose separators group the digits of an amount or a count; `currency` for amounts. */
export interface Grouping {
  readonly locale: string;
  readonly currency?: string;
}

export interface TextInputOptions {
  readonly grouping?: Grouping | undefined;
  /** Whether all but the last four is hidden while nobody types. */
  readonly conceal?: boolean;
}

/** Properties of an `<input>` that a person types a parameter into. */
export interface TextInputProps {
  readonly ref: RefCallback<HTMLInputElement>;
  onChange(event: FormEvent<HTMLInputElement>): void;
  onCompositionEnd(event: CompositionEvent<HTMLInputElement>): void;
  onBlur(): void;
}

/**
 * Wires an uncontrolled input to its parameter. The text is written to the element, never to its `value` attribute, and is read whole at
 * every input event, so that typing, paste, autofill and input methods all count at once.
 */
export function useTextInput(
  field: ParameterFieldState,
  { grouping, conceal = false }: TextInputOptions = {},
): TextInputProps {
  const { value, inputValue, settings, readText, setValue, focusRef } = field;
  const element = useRef<HTMLInputElement | null>(null);
  /** The element was attached since something was last shown in it. */
  const fresh = useRef(false);
  const shown = useRef<Masked>(plain(""));
  const stored = useRef<FieldValue>(null);
  const selection = useRef<Edit["selection"]>(null);
  /** Whose the separators of earlier texts were, for when the browser's undo brings a text back. */
  const past = useRef(new Map<string, Masked["own"]>());
  const symbols = grouping && numberSymbols(grouping.locale, grouping.currency);
  const readerOf = (isComposing: boolean): Reader => ({
    symbols,
    readText,
    live: settings.mask === "live" && !isComposing,
  });

  const hold = ([held, masked]: Outcome, { isTrusted }: Event): void => {
    stored.current = held;
    shown.current = masked;
    if (symbols) past.current.set(masked.text, masked.own);
    setValue(held);
    if (element.current) writeEdit(element.current, masked, isTrusted);
  };

  /** What stands in the field when nobody types. */
  const rest = (): Masked => {
    if (conceal) return plain(concealed(inputValue));
    return symbols && !isUnread(value) ? settled(inputValue, symbols) : plain(inputValue);
  };

  const settle = (input: HTMLInputElement): void => {
    shown.current = rest();
    if (input.value === shown.current.text) return;
    const allChosen = isFocused(input) && isAllChosen(input);
    input.value = shown.current.text;
    if (allChosen) input.select();
  };

  const take = (input: HTMLInputElement, event: Event): void => {
    if (isWriting(input)) return;
    const typing = typingOf(event);
    const before = shown.current;
    const { text, caret, ...edit } = editOf(input, typing, selection.current, before.text);
    selection.current = null;
    const own = typing.isHistory && past.current.get(text);
    const reader = readerOf(typing.isComposing);
    if (own) hold(readRestored({ text, caret, own }, reader), event);
    else hold(readEdit(before, { text, caret, ...edit }, reader), event);
  };

  /** Does an edit whose separators the mask moves itself, so that the browser's undo takes both back as one. */
  const anticipate = useLatest((input: HTMLInputElement, event: InputEvent): void => {
    if (isWriting(input)) return;
    const selected = [input.selectionStart ?? 0, input.selectionEnd ?? 0] as const;
    selection.current = selected;
    if (!symbols || !event.isTrusted || !event.cancelable || event.isComposing) return;
    const next = foresee(input.value, selected, event);
    if (!next) return;
    const edit = { ...next, selection: selected, inputType: event.inputType };
    const outcome = readEdit(shown.current, edit, readerOf(false));
    if (outcome[1].text === next.text) return;
    event.preventDefault();
    selection.current = null;
    hold(outcome, event);
    // The text may be the same as before, as when a selected digit is typed anew.
    input.setSelectionRange(outcome[1].caret, outcome[1].caret);
  });

  const look = `${settings.locale} ${settings.currency} ${conceal}`;
  const lastLook = useRef(look);
  const drawn = useRef<ParameterFieldState | null>(null);
  useBrowserLayoutEffect(() => {
    const input = element.current;
    // Strict mode runs this twice for one render: what was just taken would be undone.
    if (!input || (drawn.current === field && lastLook.current === look)) return;
    drawn.current = field;
    if (fresh.current && input.value !== "" && input.value !== inputValue) return;
    const stale = fresh.current || !sameValue(stored.current, value) || lastLook.current !== look;
    fresh.current = false;
    if (!stale) return;
    lastLook.current = look;
    stored.current = value;
    settle(input);
  });

  // What was typed before there was a script is taken once the field is told of changes, which is after the layout effects.
  useEffect(() => {
    if (!fresh.current || !element.current) return;
    fresh.current = false;
    take(element.current, new Event("input"));
  });

  useNativeReset(element, () => {
    if (element.current) settle(element.current);
  });

  const ref: RefCallback<HTMLInputElement> = useCallback(
    (input) => {
      focusRef(input);
      if (!input || input === element.current) return;
      element.current = input;
      fresh.current = true;
      input.addEventListener("beforeinput", (event) => anticipate.current(input, event));
    },
    [focusRef, anticipate],
  );

  return {
    ref,
    onChange: (event) => take(event.currentTarget, event.nativeEvent),
    onCompositionEnd: (event) => take(event.currentTarget, event.nativeEvent),
    onBlur() {
      if (element.current && !isUnread(value)) settle(element.current);
      field.leave();
    },
  };
}
