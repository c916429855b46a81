"use client";
import { useSyncExternalStore } from "react";
import { blocks } from "../core/issue.ts";
import type { CodecContext } from "../core/parameters/codec.ts";
import { codecFor } from "../core/parameters/index.ts";
import { fieldHints } from "./settings/fieldHints.ts";
import { fieldIds } from "./fieldIds.ts";
import { type FieldValue, fieldValueOf, textShown } from "./store/fieldValue.ts";
import type { ParameterFieldState } from "./parameterFieldState.ts";
import { isOurs } from "./store/resolver.ts";
import { fieldMessage, issueAt } from "./store/fieldIssue.ts";
import { fieldRule, fieldSettings } from "./settings/fieldSettings.ts";
import { findParameter, useScope } from "./store/scope.ts";

/**
 * The state of one parameter of the form around it, for fields that you draw yourself.
 * @throws Error outside a form, or when the form has no parameter of this name.
 */
export function useParameterField(name: string): ParameterFieldState {
  const scope = useScope();
  const { parameters, store, settings, pointer, ids } = scope;
  const parameter = findParameter(parameters, name);
  const own = fieldSettings(parameter, settings);
  const { readOnly, disabled, allowNegative, stored } = own;
  const rule = fieldRule(parameter, settings);
  const codec = codecFor(parameter, rule);
  const { locale, currency } = settings;
  const context: CodecContext = { parameter, locale, currency, allowNegative };
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
    ids: fieldIds(ids.get(name) ?? ""),
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
    hints: fieldHints(parameter, own, rule, settings, last),
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
