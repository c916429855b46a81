import type { Parameter } from "../../core/definition/form.ts";
import { moreSevere } from "../../core/model/checks/crossFieldIssues.ts";
import { blocks, type Issue } from "../../core/values/issue.ts";
import { resolveField } from "../settings/resolveField.ts";
import type { LiveAnswer } from "../settings/liveAnswer.ts";
import type { UnresolvedSettings, ResolvedSettings } from "../settings/settings.ts";
import type { Emit } from "./formEvents.ts";
import { createEmitter } from "../../core/emitter.ts";
import type { Focusable } from "../parts/contract.ts";
import type { Controls } from "./controls.ts";
import { fieldIssue, isOurs, issueError, linesJoined, unconfirmed } from "./fieldIssue.ts";
import {
  type FieldValue,
  fieldValueOf,
  sameValue,
  textShown,
} from "../../core/values/fieldValue.ts";
import { isConfirmed, originOf } from "../../core/model/prefill.ts";
import type { FieldError, HookForm } from "../hookForm/hookForm.ts";
import { type FieldSnapshot, sameSnapshot } from "./fieldSnapshot.ts";
import type { Evaluation } from "../../core/model/evaluate.ts";
import type { PointerWatch } from "./pointerWatch.ts";

/**
 * One field of a form, independent of React. react-hook-form stores its value. The functions are
 * stable.
 */
export interface FieldStore {
  readonly path: string;
  readonly live: LiveAnswer;
  snapshot(this: void): FieldSnapshot;
  subscribe(this: void, listener: () => void): () => void;
  /** Number of mounted components. */
  mounts(): number;
  /** Returns the issue of a value, visible or not. */
  issueOf(value: unknown): Issue | null;
  /** Parses a text. `shown` is the displayed text, if it differs. */
  readText(text: string, shown?: string): FieldValue;
  /**
   * Sets a value entered by a person; `null` clears it. `confirmed` is whether the person checked
   * it.
   */
  setValue(value: FieldValue, confirmed?: boolean): void;
  setInputValue(text: string): void;
  /** Reports that line breaks became spaces. */
  joinLines(): void;
  /** Sets a value from the app. `confirmed` is the value that the person checked. */
  change(value: FieldValue, confirmed?: FieldValue): void;
  /** Whether a person checked the prefilled value; `null` if there is nothing to check. */
  confirmed(): boolean | null;
  blur(): void;
  focusRef(this: void, focusable: Focusable | null, gone?: Focusable | null): void;
  register(): void;
  unregister(): void;
  /** Notifies subscribers of a new value. */
  answered(): void;
  refresh(): void;
  isStale(): boolean;
  /** Shows errors from now on, also while typing. */
  markSubmitted(): void;
  /** Resets touched state and errors. */
  resetMeta(): void;
}

/** Shared dependencies of the fields of one form. */
export interface FieldForm {
  readonly hook: HookForm;
  readonly controls: Controls;
  readonly pointer: PointerWatch;
  readonly emit: Emit;
  parameter(name: string): Parameter | undefined;
  settings(): ResolvedSettings;
  initial(name: string): FieldValue;
  evaluation(): Evaluation<UnresolvedSettings>;
  /** Returns the message that blocks a submission with this value, or `true`. */
  validate(name: string, value: unknown): string | true;
  register(name: string): void;
  typing(run: () => void): void;
}

export function createField(name: string, path: string, form: FieldForm): FieldStore {
  const { hook, controls, pointer, emit } = form;
  const snapshots = createEmitter();
  const answers = createEmitter();
  /** The value that was invalid on blur, or `null`. */
  let blurredValue: FieldValue = null;
  let leftAs: FieldValue = null;
  /**
   * `"quietly"`: there was no error at the first change, so none appears while typing. `"flagged"`:
   * there was an error, so errors update with each change. `null`: unchanged since blur or
   * submission.
   */
  let typed: "quietly" | "flagged" | null = null;
  /** Whether line breaks of the value became spaces. */
  let isJoined = false;
  /** The value that a person edited or confirmed; `null` after withdrawing that. */
  let confirmedValue: FieldValue | undefined;
  let shown: FieldSnapshot | null = null;
  /** The value and error of the latest snapshot. */
  let seenValue: FieldValue = null;
  let seenError: FieldError | undefined;
  let registration: ReturnType<HookForm["register"]> | undefined;
  /** The cached issue, which a submission reads in several places. */
  let checked: Checked | undefined;

  const value = (): FieldValue => {
    const current = hook.valueAt(path);
    return current === undefined ? form.initial(name) : current;
  };
  const config = () => {
    const parameter = form.parameter(name);
    return parameter && resolveField(parameter, form.settings());
  };
  const inputValue = (shown = value()): string => {
    const found = config();
    return textShown(shown, (text) => found?.codec.format(text, found.context) ?? text);
  };
  const inWords = (now: string): string | null => {
    const found = config();
    return (!found?.sensitive && found?.rule?.inWords?.(now, found.context)) || null;
  };
  const confirmedAt = (now: unknown): boolean | null => {
    const { prefill } = form.settings();
    return prefill ? isConfirmed(prefill, name, now, config()?.own, confirmedValue) : null;
  };
  const issueOf = (now: unknown): Issue | null => {
    const parameter = form.parameter(name);
    const settings = form.settings();
    if (!parameter) return null;
    const isKnown =
      checked?.settings === settings && checked.value === now && checked.parameter === parameter;
    if (!checked || !isKnown)
      checked = { value: now, settings, parameter, issue: fieldIssue(parameter, now, settings) };
    const { issue } = checked;
    return confirmedAt(now) === false ? moreSevere(issue, unconfirmed(name)) : issue;
  };
  /** Returns the issue of a value, including cross-field issues. */
  const issueAmong = (now: FieldValue): Issue | null =>
    moreSevere(issueOf(now), form.evaluation().crossFieldIssues().get(name));
  const isLeft = (now = value()): boolean => blurredValue !== null && sameValue(blurredValue, now);

  const snapshot = (): FieldSnapshot => {
    const found = hook.errorAt(path);
    const error = typed === "quietly" && found && isOurs(found) ? undefined : found;
    const now = value();
    seenValue = now;
    seenError = found;
    // Other answers may have made this one unavailable.
    const isFlagged = error || isLeft(now) || (now !== null && config()?.own.options);
    const { isVisible, isLast, computed } = form.evaluation();
    const computedFrom = computed().from.get(name);
    const next: FieldSnapshot = {
      issue: (isFlagged ? issueAmong(now) : null) ?? (isJoined ? linesJoined(name) : null),
      serverError: error && !isOurs(error) ? error.message : undefined,
      hidden: !isVisible(name),
      last: isLast(name),
      origin: originOf(form.settings().prefill, name, now),
      confirmed: confirmedAt(now),
      computedFrom: computedFrom ? [...computedFrom] : none,
      inWords: now === leftAs && typeof now === "string" ? inWords(now) : null,
    };
    return (shown = shown && sameSnapshot(shown, next) ? shown : next);
  };

  /** Updates the snapshot, or drops it if a rule throws: rendering then throws the error again. */
  const refresh = (): void => {
    const before = shown;
    if (!before) return;
    try {
      if (config()?.rule?.format) inputValue();
      if (snapshot() === before) return;
    } catch {
      shown = null;
    }
    snapshots.emit();
  };

  const registered = () =>
    hook.register(path, hook.defaultAt(path, form.initial(name)), {
      [issueError]: (answer) => form.validate(name, answer),
    });

  const change = (next: FieldValue, confirmed = confirmedValue): void => {
    confirmedValue = confirmed;
    isJoined &&= next !== null;
    // A visible error stays visible until it is fixed.
    blurredValue = isLeft() && issueOf(next) ? next : null;
    typed ??= hook.errorAt(path) ? "flagged" : "quietly";
    const { onChange } = registered();
    form.typing(() => void onChange({ target: { name: path, value: next }, type: "change" }));
  };
  const setValue = (next: FieldValue, confirmed = true): void => {
    change(next, confirmed ? next : null);
    emit({ type: "started" });
  };
  const readText = (text: string, shownText = text): FieldValue => {
    const found = config();
    return found
      ? fieldValueOf(text, shownText, (part) => found.codec.parse(part, found.context))
      : null;
  };

  return {
    path,
    live: { value, inputValue, subscribe: answers.subscribe },
    snapshot,
    subscribe(listener) {
      const stop = snapshots.subscribe(listener);
      form.register(name);
      return stop;
    },
    mounts: snapshots.count,
    issueOf,
    readText,
    setValue,
    setInputValue: (text) => setValue(readText(text)),
    joinLines() {
      isJoined = true;
      refresh();
    },
    change,
    confirmed: () => confirmedAt(value()),
    blur() {
      const now = value();
      void registered().onBlur({ target: { name: path, value: now }, type: "blur" });
      const found = now === null || confirmedAt(now) === false ? null : issueAmong(now);
      const blocked = found !== null && blocks(found);
      const flagged = found !== null && !(blocked && form.settings().validationMode === "submit");
      if (flagged && blocked && !isLeft(now))
        emit({ type: "fieldError", name, reason: found.reason });
      pointer.whenReleased(() => {
        if (typed === "quietly") typed = null;
        blurredValue = flagged ? now : null;
        leftAs = now;
        refresh();
      });
    },
    focusRef: (focusable, gone) => controls.attach(name, focusable, gone),
    register() {
      registration = registered();
      hook.mount(path, registration, () => controls.focus(name));
    },
    unregister: () => hook.unregister(path, registration),
    answered() {
      answers.emit();
      refresh();
    },
    refresh,
    isStale: () => shown !== null && (seenValue !== value() || seenError !== hook.errorAt(path)),
    markSubmitted() {
      typed = null;
      // Issues may change without a new value, such as at midnight.
      checked = undefined;
    },
    resetMeta() {
      typed = null;
      blurredValue = leftAs = null;
      isJoined = false;
      confirmedValue = checked = undefined;
    },
  };
}

const none: readonly string[] = [];

interface Checked {
  readonly value: unknown;
  readonly settings: ResolvedSettings;
  readonly parameter: Parameter;
  readonly issue: Issue | null;
}
