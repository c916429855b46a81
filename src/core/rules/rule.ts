import type { AnsweredValues, Form, Parameter } from "../definition/form.ts";
import type { Fault, Reading, Unreadable } from "../values/issue.ts";
import type { Dynamic } from "../model/dynamic.ts";
import type { CodecContext } from "../values/codec.ts";

/**
 * How wide a control is, at most: as its longest answer needs. One of a few lengths, so that
 * controls line up, or `"full"` for the width of the form (`--pf-width`).
 */
export type FieldWidth = "6rem" | "8rem" | "10rem" | "12rem" | "14rem" | "20rem" | "full";

/**
 * Hints of an input for a value: keyboard, autofill, correction and room. A hint never checks or
 * changes an answer: there is no `type="email"`, whose value Chromium rewrites (`ü` as punycode, `ß`
 * as `ss`).
 */
export interface InputHints {
  readonly type?: "text" | "tel";
  readonly inputMode?: "text" | "numeric" | "decimal" | "tel" | "email";
  /** An autofill field name or `"off"`: https://html.spec.whatwg.org/#autofill */
  readonly autoComplete?: string;
  readonly spellCheck?: boolean;
  readonly autoCapitalize?: "none" | "words" | "characters" | "sentences";
  /**
   * What the Enter key of a soft keyboard is called:
   * https://html.spec.whatwg.org/#attr-enterkeyhint
   */
  readonly enterKeyHint?: "enter" | "done" | "go" | "next" | "previous" | "search" | "send";
  readonly width?: FieldWidth;
}

/**
 * A field-specific rule: it narrows what a parameter's type allows, or lets a whole number be 0, in
 * the browser and on the server alike.
 */
export interface Rule {
  /** Reads a text; without it, the parameter's type reads it. */
  readonly parse?: (inputValue: string, context: CodecContext) => Reading;
  /** The values that a text may mean which `parse` refuses as `ambiguous`; none unless given. */
  readonly readings?: (inputValue: string, context: CodecContext) => readonly string[];
  /** Shows a value; without it, the parameter's type shows it. */
  readonly format?: (value: string, context: CodecContext) => string;
  /** How a value is typed, which a field says before anything is wrong. */
  readonly hint?: (context: CodecContext) => Unreadable;
  /** A value in words where people elsewhere read what is shown as another; `null` where not. */
  readonly inWords?: (value: string, context: CodecContext) => string | null;
  /** Checks a value that the parameter's type accepts. */
  validate(value: string, parameter: Parameter): Fault | null;
  /** What is wrong with a required parameter that has no answer; that it is missing unless given. */
  readonly missing?: Fault;
  readonly input?: InputHints;
  /** Whether a whole number may be 0, which the service refuses unless it knows the rule. */
  readonly allowsZero?: boolean;
  /**
   * The most decimals of an amount or percentage in place of its type's own, and what is wrong with
   * more; `validate` refuses them, too.
   */
  readonly decimals?: { readonly most: number; readonly beyond: Fault };
  /** Whether values are numbers: a field groups their digits, and they stay left-to-right. */
  readonly numeric?: boolean;
  /**
   * The first and the last day that may be answered now, where values are days as `YYYY-MM-DD`: a
   * calendar offers them.
   */
  readonly days?: () => { readonly min: string; readonly max: string };
  /** Texts that may stand in place of a value, and are never hidden as one that is sensitive. */
  readonly others?: readonly string[];
  /** Whether the value must be kept from other people's eyes. */
  readonly sensitive?: boolean;
}

/**
 * Rules by parameter name; `null` switches the default rule of that name off, and a function tells
 * the rule by the other answers.
 */
export type Rules = Readonly<Record<string, Dynamic<Rule | null>>>;

/** Looks up the answer to a parameter. */
export type AnswerTo = (name: string) => unknown;

/**
 * Whether a parameter is asked, given how to look up the answer to another one: what is not asked
 * is neither required nor submitted. `shownWhen(form, conditions)` makes one.
 */
export interface When {
  (name: string, answer: AnswerTo): boolean;
  /** Tells the same of many parameters while no answer changes, in less time than one by one. */
  readonly among?: (answer: AnswerTo) => (name: string) => boolean;
}

/** What is wrong between answers, said of the parameter called `name`. */
export interface CheckFault extends Fault {
  readonly name: string;
}

/**
 * Checks answers against each other, in the browser and on the server alike. It gets what would be
 * submitted by now, and the form with the parameters that are asked. What it says of a parameter
 * that is not asked is said of the form as a whole. What is no value of its parameter, such as an
 * amount that is no number, is no answer. It must be pure: it runs whenever an answer changes once
 * something is wrong.
 */
export type Check = (answers: Partial<AnsweredValues>, asked: Form) => readonly CheckFault[];

/**
 * Works an answer out from others, as it is submitted; `null` where nothing follows. What is no value
 * of its parameter, such as an amount that is no number, is no answer. It must be pure. `addDecimals`
 * and its like reckon with values as they are.
 * An answer that its parameter refuses, such as one of too many decimals, has the issue
 * `computedInvalid`.
 */
export type Compute = (answers: Partial<AnsweredValues>) => string | null | undefined;

/** What is worked out, by parameter name. */
export type Computations = Readonly<Record<string, Compute>>;

/**
 * Which rules apply, and what is asked. Give the browser, the server and the reference service the
 * same.
 */
export interface RuleOptions {
  /** A rule by parameter name: what its answer must be beyond its type. */
  readonly rules?: Rules | undefined;
  /**
   * Rules for names that `rules` does not have; `recommendedRules` unless given, `false` for none.
   */
  readonly defaultRules?: Rules | false | undefined;
  /** Which parameters are asked; all of them unless given. */
  readonly when?: When | undefined;
  /** What answers must be together. */
  readonly checks?: readonly Check[] | undefined;
  /**
   * Answers that follow from others, by parameter name: a form shows them and nobody edits them, a
   * server refuses others.
   */
  readonly compute?: Computations | undefined;
}
