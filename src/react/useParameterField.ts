"use client";
import { useSyncExternalStore } from "react";
import { blocks } from "../core/issue.ts";
import { fieldHints } from "./settings/fieldHints.ts";
import { type FieldValue, fieldValueOf, textShown } from "./store/fieldValue.ts";
import type { ParameterFieldState } from "./parameterFieldState.ts";
import { isOurs } from "./store/resolver.ts";
import { fieldMessage, issueAt } from "./store/fieldIssue.ts";
import { fieldTerms } from "./settings/fieldTerms.ts";
import { findParameter, type FormScope, useScope } from "./store/scope.ts";

/**
 * The state of one parameter of the form around it, for fields that you draw yourself.
 * @throws Error outside a form, or when the form has no parameter of this name.
 */
export const useParameterField = (name: string): ParameterFieldState =>
  useFieldOf(useScope(), name);

/** The same of a form that is known. */
export function useFieldOf(scope: FormScope, name: string): ParameterFieldState {
  const { parameters, store, settings, pointer, idsOf } = scope;
  const parameter = findParameter(parameters, name);
  const { own, rule, codec, context, hints } = fieldTerms(parameter, settings);
  const { readOnly, disabled, allowNegative, stored } = own;
  const handle = store.of(name);
  const { value, error, left, hidden, last } = useSyncExternalStore(
    handle.subscribe,
    handle.read,
    handle.read,
  );
  const issue = left || error ? issueAt(parameter, value, settings) : null;
  const said = error && !isOurs(error) ? error.message : undefined;
  const words = issue && fieldMessage(issue, parameter, settings);

  const setValue = (next: FieldValue): void => {
    handle.change(next, left && issueAt(parameter, next, settings) !== null);
    scope.tell({ type: "started" });
  };

  const readText = (written: string, shown = written): FieldValue =>
    fieldValueOf(written, shown, (part) => codec.parse(part, context));

  return {
    parameter,
    ids: idsOf(name),
    settings,
    value,
    inputValue: textShown(value, (text) => codec.format(text, context)),
    issue,
    message: said ?? words?.children ?? null,
    messageLang: said === undefined ? words?.lang : undefined,
    lang: scope.form.lang,
    invalid: said !== undefined || (issue !== null && blocks(issue)),
    readOnly,
    disabled,
    hidden,
    hints: last ? fieldHints(parameter, own, rule, settings, last) : hints,
    sensitive: rule?.sensitive ?? false,
    stored: stored ?? null,
    allowNegative,
    setValue,
    readText,
    setInputValue: (written) => setValue(readText(written)),
    leave() {
      handle.blur();
      // What was filled in and left in one task is not drawn yet.
      const now = handle.held();
      const found = now === null ? null : issueAt(parameter, now, settings);
      const blocked = found !== null && blocks(found);
      const flagged = found !== null && !(blocked && settings.validationMode === "submit");
      if (flagged && blocked && !left)
        scope.tell({ type: "fieldError", name, reason: found.reason });
      pointer.whenReleased(() => handle.leaveWith(flagged ? now : null));
    },
    focusRef: handle.focusRef,
  };
}
