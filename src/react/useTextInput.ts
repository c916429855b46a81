"use client";
import {
  type CompositionEvent,
  type FormEvent,
  type RefCallback,
  useCallback,
  useRef,
} from "react";
import { numberSymbols } from "../core/locale.ts";
import { type FieldValue, isUnread, sameValue } from "./fieldValue.ts";
import { isFocused, isWholeEdit, typingOf } from "./inputEvents.ts";
import { type Edit, edited, type Masked, regrouped, settled, typedText } from "./mask.ts";
import type { ParameterFieldState } from "./useParameterField.ts";
import { useBrowserLayoutEffect } from "./useStable.ts";

/** Whose separators group the digits of an amount or a count; `currency` for amounts. */
export interface Grouping {
  readonly locale: string;
  readonly currency?: string;
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
export function useTextInput(field: ParameterFieldState, grouping?: Grouping): TextInputProps {
  const { value, inputValue, settings, setInputValue, focusRef } = field;
  const element = useRef<HTMLInputElement | null>(null);
  /** The element was attached since something was last shown in it. */
  const fresh = useRef(false);
  const shown = useRef<Masked>(nothing);
  const stored = useRef<FieldValue>(null);
  const selection = useRef<Edit["selection"]>(null);
  const symbols = grouping && numberSymbols(grouping.locale, grouping.currency);

  const show = (masked: Masked): void => {
    shown.current = masked;
    const input = element.current;
    if (!input || input.value === masked.text) return;
    const placeCaret = isFocused(input) && input.selectionStart !== null;
    input.value = masked.text;
    if (placeCaret) input.setSelectionRange(masked.caret, masked.caret);
  };

  const take = (input: HTMLInputElement, event: Event): void => {
    const { inputType, isComposing } = typingOf(event);
    const text = input.value;
    const caret = input.selectionStart ?? text.length;
    const before = isWholeEdit(inputType) ? null : selection.current;
    selection.current = null;
    if (!symbols) {
      shown.current = plain(text);
      stored.current = setInputValue(text);
      return;
    }
    const next = edited(shown.current, { text, caret, selection: before, inputType });
    stored.current = setInputValue(typedText(next), next.text);
    const readable = typeof stored.current === "string";
    show(settings.mask === "live" && readable && !isComposing ? regrouped(next, symbols) : next);
  };

  const look = `${settings.locale} ${settings.currency}`;
  const lastLook = useRef(look);
  useBrowserLayoutEffect(() => {
    const input = element.current;
    if (!input) return;
    const typedBefore = fresh.current && input.value !== "" && input.value !== inputValue;
    const stale = fresh.current || !sameValue(stored.current, value) || lastLook.current !== look;
    fresh.current = false;
    if (typedBefore) return take(input, new Event("input"));
    if (!stale) return;
    lastLook.current = look;
    stored.current = value;
    show(symbols && !isUnread(value) ? settled(inputValue, symbols) : plain(inputValue));
  });

  const ref: RefCallback<HTMLInputElement> = useCallback(
    (input) => {
      focusRef(input);
      if (!input || input === element.current) return;
      element.current = input;
      fresh.current = true;
      input.addEventListener("beforeinput", () => {
        selection.current = [input.selectionStart ?? 0, input.selectionEnd ?? 0];
      });
    },
    [focusRef],
  );

  return {
    ref,
    onChange: (event) => take(event.currentTarget, event.nativeEvent),
    onCompositionEnd: (event) => take(event.currentTarget, new Event("input")),
    onBlur() {
      if (typeof value === "string")
        show(symbols ? settled(inputValue, symbols) : plain(inputValue));
      field.leave();
    },
  };
}

const plain = (text: string): Masked => ({ text, caret: text.length, own: new Set() });
const nothing: Masked = plain("");
