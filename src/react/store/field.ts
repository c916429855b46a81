import type { Parameter } from "../../core/definition/form.ts";
import { worse } from "../../core/checks/check.ts";
import { blocks, type Issue } from "../../core/values/issue.ts";
import { fieldTerms } from "../settings/fieldTerms.ts";
import type { LiveAnswer } from "../settings/liveAnswer.ts";
import type { GivenSettings, ResolvedSettings } from "../settings/settings.ts";
import type { Emit } from "./formEvents.ts";
import { createEmitter } from "../../core/emitter.ts";
import type { Focusable } from "../parts/contract.ts";
import type { Controls } from "./controls.ts";
import { fieldIssue, isOurs, issueError, linesJoined } from "./fieldIssue.ts";
import {
  type FieldValue,
  fieldValueOf,
  sameValue,
  textShown,
} from "../../core/values/fieldValue.ts";
import { originOf } from "../../core/model/prefill.ts";
import type { FieldError, HookForm } from "../hookForm/hookForm.ts";
import { type FieldSnapshot, sameSnapshot } from "./fieldSnapshot.ts";
import type { Evaluation } from "../../core/model/evaluate.ts";
import type { PointerWatch } from "./pointer.ts";

/**
 * One field of a form, without React: its answer stands in react-hook-form. Its functions never
 * change.
 */
export interface Field {
  readonly path: string;
  readonly live: LiveAnswer;
  snapshot(this: void): FieldSnapshot;
  /** Listens for another snapshot. Returns a function that stops it. */
  subscribe(this: void, listener: () => void): () => void;
  /** How many components render it. */
  mounts(): number;
  /** What stands against an answer, told by now or not. */
  issueOf(value: FieldValue): Issue | null;
  /**
   * What a text would answer; `shown` is what stands in the input, when that differs from what is
   * to be read.
   */
  readText(text: string, shown?: string): FieldValue;
  /** A person answers, or takes the answer back with `null`. */
  setValue(value: FieldValue): void;
  setInputValue(text: string): void;
  /** What was answered last had line breaks, which became spaces. */
  joinLines(): void;
  /** The app answers. */
  change(value: FieldValue): void;
  /** A person left the field. */
  leave(): void;
  focusRef(this: void, focusable: Focusable | null, gone?: Focusable | null): void;
  /** Makes react-hook-form know the field, as one that is on the page, or as one that is not. */
  register(): void;
  unregister(): void;
  /** Notifies listeners that the answer, or the snapshot, may have changed. */
  answered(): void;
  refresh(): void;
  /** Whether the value or the error changed since the snapshot was last read. */
  isStale(): boolean;
  /**
   * The answers are being submitted: what is wrong is said from now on, also where a person types.
   */
  showErrors(): void;
  /** It is as before anybody came to it. */
  forget(): void;
}

/** What the fields of one form have in common. */
export interface FieldForm {
  readonly hook: HookForm;
  readonly controls: Controls;
  readonly pointer: PointerWatch;
  readonly emit: Emit;
  parameter(name: string): Parameter | undefined;
  settings(): ResolvedSettings;
  initial(name: string): FieldValue;
  evaluation(): Evaluation<GivenSettings>;
  /** The sentence that blocks a submission with this value, or `true`. */
  validate(name: string, value: unknown): string | true;
  /** The field is on the page. */
  enter(name: string): void;
  /** Runs what a key changes. */
  typing(run: () => void): void;
}

export function createField(name: string, path: string, form: FieldForm): Field {
  const { hook, controls, pointer, emit } = form;
  const snapshots = createEmitter();
  const answers = createEmitter();
  /** The value that was wrong when the field was left; `null` for none. */
  let leftWith: FieldValue = null;
  /** The answer that it was left with. */
  let leftAs: FieldValue = null;
  /**
   * `quietly`: no error stood at the first change, so none is said while the person types.
   * `flagged`: one stood, so errors are said at each change. `null`: not changed since the field
   * was left or the form submitted.
   */
  let typed: "quietly" | "flagged" | null = null;
  /** Whether line breaks of what stands here became spaces. */
  let isJoined = false;
  let shown: FieldSnapshot | null = null;
  /** The value and the error of `shown`. */
  let seen: readonly [FieldValue, FieldError | undefined] = [null, undefined];
  let registration: ReturnType<HookForm["register"]> | undefined;
  /** What was found last: a submission asks for it in several places. */
  let checked: Checked | undefined;

  const value = (): FieldValue => {
    const held = hook.valueAt(path);
    return held === undefined ? form.initial(name) : held;
  };
  const terms = () => {
    const parameter = form.parameter(name);
    return parameter && fieldTerms(parameter, form.settings());
  };
  const inputValue = (shown = value()): string => {
    const found = terms();
    return textShown(shown, (text) => found?.codec.format(text, found.context) ?? text);
  };
  const inWords = (now: string): string | null => {
    const found = terms();
    return (!found?.sensitive && found?.rule?.inWords?.(now, found.context)) || null;
  };
  const issueOf = (now: FieldValue): Issue | null => {
    const parameter = form.parameter(name);
    const settings = form.settings();
    if (!parameter) return null;
    const isKnown =
      checked?.value === now && checked.settings === settings && checked.parameter === parameter;
    if (!checked || !isKnown)
      checked = { value: now, settings, parameter, issue: fieldIssue(parameter, now, settings) };
    return checked.issue;
  };
  /** With what stands between it and other answers as they are now. */
  const issueAmong = (now: FieldValue): Issue | null =>
    worse(issueOf(now), form.evaluation().crossFieldIssues().get(name));
  const isLeft = (now = value()): boolean => leftWith !== null && sameValue(leftWith, now);

  const snapshot = (): FieldSnapshot => {
    const found = hook.errorAt(path);
    const error = typed === "quietly" && found && isOurs(found) ? undefined : found;
    const now = value();
    seen = [now, found];
    const { isVisible, isLast, computed } = form.evaluation();
    const next: FieldSnapshot = {
      issue:
        (error || isLeft(now) ? issueAmong(now) : null) ?? (isJoined ? linesJoined(name) : null),
      serverError: error && !isOurs(error) ? error.message : undefined,
      hidden: !isVisible(name),
      last: isLast(name),
      origin: originOf(form.settings().prefill, name, now),
      computedFrom: [...(computed().from.get(name) ?? [])],
      inWords: now === leftAs && typeof now === "string" ? inWords(now) : null,
    };
    return (shown = shown && sameSnapshot(shown, next) ? shown : next);
  };

  /** What a rule of the app throws is thrown again where the field is drawn. */
  const refresh = (): void => {
    const before = shown;
    if (!before) return;
    try {
      if (terms()?.rule?.format) inputValue();
      if (snapshot() === before) return;
    } catch {
      shown = null;
    }
    snapshots.emit();
  };

  const registered = () =>
    hook.register(path, {
      disabled: false,
      value: hook.defaultAt(path, form.initial(name)),
      validate: { [issueError]: (answer: unknown) => form.validate(name, answer) },
    });

  const change = (next: FieldValue): void => {
    isJoined &&= next !== null;
    // An error that is said stays said while it is mended.
    leftWith = isLeft() && issueOf(next) ? next : null;
    typed ??= hook.errorAt(path) ? "flagged" : "quietly";
    const { onChange } = registered();
    form.typing(() => void onChange({ target: { name: path, value: next }, type: "change" }));
  };
  const setValue = (next: FieldValue): void => {
    change(next);
    emit({ type: "started" });
  };
  const readText = (text: string, shownText = text): FieldValue => {
    const found = terms();
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
      form.enter(name);
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
    leave() {
      const now = value();
      void registered().onBlur({ target: { name: path, value: now }, type: "blur" });
      const found = now === null ? null : issueAmong(now);
      const blocked = found !== null && blocks(found);
      const flagged = found !== null && !(blocked && form.settings().validationMode === "submit");
      if (flagged && blocked && !isLeft(now))
        emit({ type: "fieldError", name, reason: found.reason });
      pointer.whenReleased(() => {
        if (typed === "quietly") typed = null;
        leftWith = flagged ? now : null;
        leftAs = now;
        refresh();
      });
    },
    focusRef: (focusable, gone) => controls.attach(name, focusable, gone),
    // Not the element, from which react-hook-form would read a value; a new one each time has it
    // look what is held.
    register: () =>
      (registration = registered()).ref({
        type: "parameter",
        name: path,
        focus: () => controls.focus(name),
        set value(_: unknown) {},
      }),
    unregister: () => hook.leave(path, registration),
    answered() {
      answers.emit();
      refresh();
    },
    refresh,
    isStale: () => shown !== null && (seen[0] !== value() || seen[1] !== hook.errorAt(path)),
    showErrors() {
      typed = null;
      // What is wrong may change without an answer, as by midnight.
      checked = undefined;
    },
    forget() {
      typed = null;
      leftWith = leftAs = null;
      isJoined = false;
      checked = undefined;
    },
  };
}

interface Checked {
  readonly value: FieldValue;
  readonly settings: ResolvedSettings;
  readonly parameter: Parameter;
  readonly issue: Issue | null;
}
