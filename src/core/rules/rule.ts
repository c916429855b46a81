import type { AnsweredValues, Form, Parameter } from "../definition/form.ts";
import type { ValueIssue, Reading, Unreadable } from "../values/issue.ts";
import type { Dynamic } from "../model/dynamic.ts";
import type { CodecContext } from "../values/codec.ts";

/**
 * Maximum width of a control, as required by its longest answer. There are few widths, so that
 * controls line up; `"full"` is the width of the form (`--pf-width`).
 */
export type FieldWidth = "6rem" | "8rem" | "10rem" | "12rem" | "14rem" | "20rem" | "full";

/**
 * Input hints: keyboard, autofill, spell check and width. A hint never validates or changes an
 * answer. `type="email"` is not available because Chromium rewrites its value (`ü` to punycode,
 * `ß` to `ss`).
 */
export interface InputHints {
  readonly type?: "text" | "tel";
  readonly inputMode?: "text" | "numeric" | "decimal" | "tel" | "email";
  /** Autofill field name or `"off"`: https://html.spec.whatwg.org/#autofill */
  readonly autoComplete?: string;
  readonly spellCheck?: boolean;
  readonly autoCapitalize?: "none" | "words" | "characters" | "sentences";
  /** Label of Enter on soft keyboards: https://html.spec.whatwg.org/#attr-enterkeyhint */
  readonly enterKeyHint?: "enter" | "done" | "go" | "next" | "previous" | "search" | "send";
  readonly width?: FieldWidth;
}

/**
 * Validation rule of a parameter, for browser and server. A rule restricts the values of the
 * parameter type. It extends them only by 0 for a whole number, and by more decimals.
 */
export interface Rule {
  /**
   * Parses typed text.
   * @default the parser of the parameter type
   */
  readonly parse?: (inputValue: string, context: CodecContext) => Reading;
  /** Returns the values that a text may mean if `parse` rejects it as `ambiguous`. */
  readonly readings?: (inputValue: string, context: CodecContext) => readonly string[];
  /**
   * Formats a value.
   * @default the format of the parameter type
   */
  readonly format?: (value: string, context: CodecContext) => string;
  /** Returns a hint that the field renders before there is an issue. */
  readonly hint?: (context: CodecContext) => Unreadable;
  /**
   * Spells out a value that has another meaning in other countries. Returns `null` for other
   * values.
   */
  readonly inWords?: (value: string, context: CodecContext) => string | null;
  /** Validates a value that is valid for the parameter type. */
  validate(value: string, parameter: Parameter): ValueIssue | null;
  /**
   * Issue of a required parameter without an answer.
   * @default reason `missing`
   */
  readonly missing?: ValueIssue;
  readonly input?: InputHints;
  /** Whether a whole number may be 0. A service without the rule rejects 0. */
  readonly allowsZero?: boolean;
  /**
   * Overrides the maximum number of decimals of an amount or percentage. `beyond` is the issue of a
   * value with more decimals. `validate` must return it, too.
   */
  readonly decimals?: { readonly most: number; readonly beyond: ValueIssue };
  /** Whether values are numbers, which a field renders left-to-right and with group separators. */
  readonly numeric?: boolean;
  /**
   * Returns the first and last selectable day of a calendar, for values that are dates as
   * `YYYY-MM-DD`.
   */
  readonly days?: () => { readonly min: string; readonly max: string };
  /** Texts that are accepted in place of a value. They are never hidden as sensitive. */
  readonly others?: readonly string[];
  /** Whether the value must be hidden from other people. */
  readonly sensitive?: boolean;
}

/**
 * Rules by parameter name. `null` disables the default rule. A function returns a rule that depends
 * on answers.
 */
export type Rules = Readonly<Record<string, Dynamic<Rule | null>>>;

/** Returns the answer to a parameter. */
export type AnswerTo = (name: string) => unknown;

/**
 * Whether a parameter is visible. Hidden parameters are neither required nor submitted.
 * `shownWhen(form, conditions)` creates a `When`.
 */
export interface When {
  (name: string, answer: AnswerTo): boolean;
  /** Returns a faster function for many parameters and the same answers. */
  readonly among?: (answer: AnswerTo) => (name: string) => boolean;
}

/** An issue between answers, reported at the parameter called `name`. */
export interface CheckIssue extends ValueIssue {
  readonly name: string;
}

/**
 * Validates answers against each other, in the browser and on the server. Must be pure: once there
 * is an issue, it runs at every change.
 * @param answers The current answers of visible, enabled parameters. Invalid ones, such as an
 *   amount that is not a number, are missing.
 * @param visible The form with its visible parameters. An issue at any other parameter is reported
 *   for the whole form.
 */
export type Check = (answers: Partial<AnsweredValues>, visible: Form) => readonly CheckIssue[];

/**
 * Computes an answer from others as a submitted value, or `null` for none. Must be pure. Invalid
 * answers, such as an amount that is not a number, are missing. Use `addDecimals` and its
 * siblings for exact arithmetic. A result that the parameter rejects, such as one with too many
 * decimals, has the issue `computedInvalid`.
 */
export type Compute = (answers: Partial<AnsweredValues>) => string | null | undefined;

/** Computations by parameter name. */
export type Computations = Readonly<Record<string, Compute>>;

/**
 * Rules, conditions, checks and computations of a form. Pass the same options to the form, the
 * server and the reference service.
 */
export interface RuleOptions {
  /** Rules by parameter name. */
  readonly rules?: Rules | undefined;
  /**
   * Rules of names that are not in `rules`; `false` for none.
   * @default recommendedRules
   */
  readonly defaultRules?: Rules | false | undefined;
  /**
   * Whether a parameter is visible.
   * @default every parameter is visible
   */
  readonly when?: When | undefined;
  /** Validations between answers. */
  readonly checks?: readonly Check[] | undefined;
  /**
   * Computed answers by parameter name. A form renders computed answers read-only, and a server
   * rejects other values.
   */
  readonly compute?: Computations | undefined;
}

/**
 * Answers of visible, enabled parameters by form id in the collection. Invalid ones are missing.
 * The items of a repeated form have ids of their own: `dependents`, `dependents~2`.
 */
export type CollectionAnswers = Readonly<Record<string, Partial<AnsweredValues>>>;

/**
 * Validates answers to different forms against each other. Runs while each form is filled in, when
 * answers to later forms may be missing, and again before signing or submitting. An issue at a
 * hidden form is reported at the last visible form.
 */
export type CollectionCheck = (
  answers: CollectionAnswers,
) => readonly (CheckIssue & { readonly form: string })[];
