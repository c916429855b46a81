"use client";
import { useSyncExternalStore } from "react";
import type { Parameter } from "../core/form.ts";
import { blocks, type Issue } from "../core/issue.ts";
import { messageFor, sentenceOf } from "../core/messages.ts";
import type { CodecContext } from "../core/parameters/codec.ts";
import { codecFor } from "../core/parameters/index.ts";
import type { InputHints } from "../core/rules/rule.ts";
import { fieldHints } from "./fieldHints.ts";
import { type FieldIds, fieldIds } from "./fieldIds.ts";
import { type FieldValue, fieldValueOf, isUnread } from "./fieldValue.ts";
import { issueError } from "./resolver.ts";
import { fieldRule, fieldSettings, findParameter, issueAt, useScope } from "./scope.ts";
import type { ResolvedSettings } from "./settings.ts";

/** All that is needed to draw one parameter. */
export interface ParameterFieldState {
  readonly parameter: Parameter;
  readonly ids: FieldIds;
  readonly settings: ResolvedSettings;
  /** The submitted string, `null` for unanswered, or a text that could not be read. */
  readonly value: FieldValue;
  /** The value as the field shows it, or the unreadable text as it was typed. */
  readonly inputValue: string;
  /** What is wrong and may be told by now, or `null`. */
  readonly issue: Issue | null;
  /** The sentence for `issue`, or what the server said. */
  readonly message: string | null;
  /** The language of `message`, when it is known. */
  readonly messageLang: string | undefined;
  /** The language of the definition's texts, when it says so. */
  readonly lang: string | undefined;
  /** Whether `message` blocks submission; otherwise it is a warning. */
  readonly invalid: boolean;
  readonly readOnly: boolean;
  readonly disabled: boolean;
  /** Whether a condition of `when` hides it: draw nothing. */
  readonly hidden: boolean;
  readonly hints: InputHints;
  /** Whether the value must be kept from other people's eyes. */
  readonly sensitive: boolean;
  /** The last four of a value that the server already has, or `null`. */
  readonly stored: string | null;
  /** Whether amounts below zero are expected, so that the keyboard must have a minus sign. */
  readonly allowNegative: boolean | undefined;
  /** What a text would answer. `shown` is what stands in the field, when that differs from what is to be read. */
  readText(text: string, shown?: string): FieldValue;
  /** Answers with a submitted string, or takes the answer back with `null`. */
  setValue(value: FieldValue): void;
  /** Answers with a text as a person typed it. */
  setInputValue(text: string): void;
  /** Says that the person left the field. */
  leave(this: void): void;
  /** The element that takes focus, told as a ref. */
  focusRef(element: { focus(): void } | null): void;
}

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
  const { value, error, left, hidden } = useSyncExternalStore(
    handle.subscribe,
    handle.read,
    handle.read,
  );
  const issue = left || error ? issueAt(parameter, value, settings) : null;
  const said = error && !ourTypes.has(error.type) ? error.message : undefined;

  const setValue = (next: FieldValue): void => {
    handle.leaveWith(left && issueAt(parameter, next, settings) ? next : null);
    handle.change(next);
    scope.tell({ type: "started" });
  };

  const readText = (written: string, shown = written): FieldValue =>
    fieldValueOf(written, shown, (part) => codec.parse(part, context));

  return {
    parameter,
    ids: fieldIds(ids.get(name) ?? ""),
    settings,
    value,
    inputValue: value === null ? "" : isUnread(value) ? value.text : codec.format(value, context),
    issue,
    message: said ?? (issue && messageFor(issue, parameter, settings)),
    messageLang:
      said === undefined && issue ? sentenceOf(issue, parameter, settings)[1] : undefined,
    lang: scope.form.lang,
    invalid: said !== undefined || (issue !== null && blocks(issue)),
    readOnly,
    disabled,
    hidden,
    hints: fieldHints(parameter, own, rule, scope),
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
      const early = now === null || settings.validationMode === "submit";
      const found = early ? null : issueAt(parameter, now, settings);
      if (!found) return;
      if (!left && blocks(found)) scope.tell({ type: "fieldError", name, reason: found.reason });
      pointer.whenReleased(() => handle.leaveWith(now));
    },
    focusRef: handle.focusRef,
  };
}

/** Types of the errors that are ours to word, in whatever language is set now; others bring their own message. */
const ourTypes: ReadonlySet<unknown> = new Set(["validate", issueError]);
