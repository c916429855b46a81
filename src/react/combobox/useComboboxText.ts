"use client";
import { type RefCallback, useCallback, useMemo, useRef, useState } from "react";
import type { ParameterOption } from "../../core/definition/form.ts";
import { optionsSaid } from "../../core/definition/optionsSaid.ts";
import { isFocused } from "../mask/textEditing.ts";
import { useNativeEvents } from "../inputs/useNativeEvents.ts";
import type { ParameterFieldState } from "../settings/settings.ts";
import type { Focusable, Pending } from "../parts/contract.ts";
import { type FieldValue, sameValue } from "../../core/values/fieldValue.ts";
import { useScope } from "../store/scope.ts";
import { useBrowserLayoutEffect, useLatest } from "../support/useStable.ts";

interface Search {
  readonly text: string;
  /** The answer that the search began with: another one ends it. */
  readonly over: FieldValue;
}

/**
 * Keeps what is typed to find an option apart from the answer. The text is written to the element,
 * never to its `value` attribute.
 */
export function useComboboxText(
  field: ParameterFieldState,
  options: readonly ParameterOption[],
): ComboboxText {
  const { value, inputValue, setValue, focusRef } = field;
  const { pointer } = useScope();
  const input = useRef<HTMLInputElement | null>(null);
  const [search, setSearch] = useState<Search | null>(null);
  const chosen = useMemo(
    () => options.find((option) => option.value === value) ?? null,
    [options, value],
  );
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

  const commit = (text: string | null, how: Pending = "commit"): void => {
    // In strict mode effects run again, when something may be typed that is not drawn yet.
    if (text === null) return;
    setSearch(null);
    if (how === "discard" || text.trim() === "") return;
    const [one, another] = optionsSaid(options, text);
    const said = another ? undefined : one?.value;
    if (how === "keep" && said === value) return;
    setValue(how === "commit" && said !== undefined ? said : { text, reason: "notOption" });
  };
  // A script writes without focus: nothing opens then.
  useNativeEvents(input, show, () => {
    const element = input.current;
    if (element && element.value !== shown && !isFocused(element)) commit(element.value);
  });
  const endSearch = useLatest((how: Pending) => commit(query, how));
  const isSearched = useLatest(query !== null);
  // It may go without being left, as when the app's router leads to another step.
  useBrowserLayoutEffect(() => () => endSearch.current("commit"), [endSearch]);

  const focusable = useRef<Focusable | null>(null);
  const ref: RefCallback<HTMLInputElement> = useCallback(
    (element) => {
      if (element) input.current = element;
      const next = element && {
        ownerDocument: element.ownerDocument,
        closest: (selectors: string) => element.closest(selectors),
        focus: () => element.focus(),
        endSearch: (how: Pending) => endSearch.current(how),
        isSearched: () => isSearched.current,
      };
      focusRef(next, focusable.current);
      focusable.current = next;
    },
    [focusRef, endSearch, isSearched],
  );

  // After the render, so that the field is left with what was read from its text.
  const [leaves, setLeaves] = useState(0);
  const latest = useLatest(field);
  useBrowserLayoutEffect(() => {
    if (leaves > 0) latest.current.leave();
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
    leave: () =>
      pointer.beforeClick(() => {
        endSearch.current("commit");
        setLeaves((count) => count + 1);
      }),
  };
}

/** What a person searches for in a combobox, and how that becomes an answer. */
interface ComboboxText {
  readonly ref: RefCallback<HTMLInputElement>;
  readonly input: { readonly current: HTMLInputElement | null };
  /** The option that is the answer. */
  readonly chosen: ParameterOption | null;
  /** The text that is searched for, or `null` while the answer stands in the box. */
  readonly query: string | null;
  search(text: string): void;
  /** Answers with an option, if there is one. */
  choose(option: ParameterOption | undefined): void;
  /** Puts the answer back into the box. */
  restore(): void;
  /** Reads a text that was left in the box. */
  commit(text: string | null): void;
  clear(): void;
  /** Reads the text that stands in the box, which is left. */
  leave(): void;
}
