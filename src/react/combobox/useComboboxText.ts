"use client";
import { type RefCallback, useCallback, useMemo, useRef, useState } from "react";
import type { ParameterOption } from "../../core/definition/form.ts";
import { findOptionsByText } from "../../core/definition/findOptionsByText.ts";
import { isFocused } from "../mask/textEditing.ts";
import { useNativeEvents } from "../inputs/useNativeEvents.ts";
import type { ParameterFieldState } from "../settings/settings.ts";
import type { Focusable, FlushMode } from "../parts/contract.ts";
import { type FieldValue, sameValue } from "../../core/values/fieldValue.ts";
import { useScope } from "../store/scope.ts";
import { useBrowserLayoutEffect, useLatest } from "../support/useStable.ts";

interface Search {
  readonly text: string;
  /** The value when the search started. If the value changes, the search ends. */
  readonly over: FieldValue;
}

/** Manages a combobox's search text, separate from the value. */
export function useComboboxText(
  field: ParameterFieldState,
  options: readonly ParameterOption[],
): ComboboxText {
  const { value, options: all, inputValue, setValue, focusRef } = field;
  const { pointer } = useScope();
  const input = useRef<HTMLInputElement | null>(null);
  const [search, setSearch] = useState<Search | null>(null);
  const chosen = useMemo(() => all.find((option) => option.value === value) ?? null, [all, value]);
  const query = search && sameValue(search.over, value) ? search.text : null;
  const shown = chosen?.label ?? inputValue;

  useBrowserLayoutEffect(() => {
    if (input.current && query === null && input.current.value !== shown)
      input.current.value = shown;
  });

  const show = (): void => {
    setSearch(null);
    if (input.current) input.current.value = shown;
  };

  const commit = (text: string | null, mode: FlushMode = "commit"): void => {
    // In strict mode the cleanup also runs on mount, when a typed text may not be rendered yet.
    if (text === null) return;
    setSearch(null);
    if (mode === "discard" || text.trim() === "") return;
    const [one, another] = findOptionsByText(options, text);
    const match = another ? undefined : one?.value;
    if (mode === "keep" && match === value) return;
    setValue(mode === "commit" && match !== undefined ? match : { text, reason: "notOption" });
  };
  // Scripts write without focus, so no list opens.
  useNativeEvents(input, show, () => {
    const element = input.current;
    if (element && element.value !== shown && !isFocused(element)) commit(element.value);
  });
  const flush = useLatest((mode: FlushMode) => commit(query, mode));
  const isSearched = useLatest(query !== null);
  // The field may unmount without blur, such as when a router changes the step.
  useBrowserLayoutEffect(() => () => flush.current("commit"), [flush]);

  const focusable = useRef<Focusable | null>(null);
  const ref: RefCallback<HTMLInputElement> = useCallback(
    (element) => {
      if (element) input.current = element;
      const next = element && {
        ownerDocument: element.ownerDocument,
        closest: (selectors: string) => element.closest(selectors),
        focus: () => element.focus(),
        flush: (mode: FlushMode) => flush.current(mode),
        isSearched: () => isSearched.current,
      };
      focusRef(next, focusable.current);
      focusable.current = next;
    },
    [focusRef, flush, isSearched],
  );

  // Blurs after the render, so that the field has the value parsed from its text.
  const [leaves, setLeaves] = useState(0);
  const latest = useLatest(field);
  useBrowserLayoutEffect(() => {
    if (leaves > 0) latest.current.blur();
  }, [leaves, latest]);

  return {
    ref,
    input,
    chosen,
    query,
    search(text) {
      const blank = text.trim() === "";
      if (blank && value !== null) setValue(null);
      setSearch({ text, over: blank ? null : value });
    },
    choose(option) {
      setSearch(null);
      if (option) setValue(option.value);
    },
    restore: () => setSearch(null),
    commit,
    clear() {
      setSearch(null);
      setValue(null);
      input.current?.focus();
    },
    blur: () =>
      pointer.beforeClick(() => {
        flush.current("commit");
        setLeaves((count) => count + 1);
      }),
  };
}

interface ComboboxText {
  readonly ref: RefCallback<HTMLInputElement>;
  readonly input: { readonly current: HTMLInputElement | null };
  readonly chosen: ParameterOption | null;
  /** The search text, or `null` while the value is displayed. */
  readonly query: string | null;
  search(text: string): void;
  choose(option: ParameterOption | undefined): void;
  /** Ends the search and displays the value. */
  restore(): void;
  commit(text: string | null): void;
  clear(): void;
  /** Parses the current text and blurs the field. */
  blur(): void;
}
