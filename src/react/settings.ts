import type { ComponentType } from "react";
import type { MessageOverrides } from "../core/english.ts";
import type { InputHints, Rule, RuleOptions } from "../core/rules/rule.ts";
import type { ParameterFieldState } from "./useParameterField.ts";

/** What a component that draws a parameter is given. */
export interface FieldProps {
  readonly field: ParameterFieldState;
}

/** Settings of one parameter. */
export interface FieldSettings extends Pick<InputHints, "autoComplete" | "inputMode"> {
  /** A field-specific rule; `null` switches the default one off. */
  readonly rule?: Rule | null;
  /** Draws the parameter instead of the field of its type. */
  readonly as?: ComponentType<FieldProps>;
  /** Shown, validated and submitted, but not to be edited. */
  readonly readOnly?: boolean;
  /** Shown; neither validated nor submitted. */
  readonly disabled?: boolean;
  /** For amounts: `false` refuses those below zero, `true` offers a keyboard with a minus sign. */
  readonly allowNegative?: boolean;
}

/** How a form is shown and read. */
export interface FormSettings extends RuleOptions {
  /** BCP 47 tag; `en-US` unless given. */
  readonly locale?: string;
  /** ISO 4217 code of amounts; `USD` unless given. */
  readonly currency?: string;
  /** Sentences that replace the English ones, by key. */
  readonly messages?: MessageOverrides;
  /** Settings by parameter name. */
  readonly fields?: Readonly<Record<string, FieldSettings>>;
  /** Shown, validated and submitted, but not to be edited. */
  readonly readOnly?: boolean;
  /** Shown; neither validated nor submitted. */
  readonly disabled?: boolean;
  /** Amounts get their separators while they are typed (`"live"`, the default) or when the field is left (`"blur"`). */
  readonly mask?: "live" | "blur";
  /** Which of required and optional is written beside the label; `"optional"` unless given. */
  readonly requiredIndicator?: "optional" | "required" | "none";
  /** Whether an answer that cannot be right is flagged when its field is left (`"blur"`, the default) or on submission only. */
  readonly validationMode?: "blur" | "submit";
}

/** The settings with what applies where the app says nothing. */
export interface ResolvedSettings extends FormSettings {
  readonly locale: string;
  readonly currency: string;
  readonly messages: MessageOverrides;
  readonly fields: Readonly<Record<string, FieldSettings>>;
  readonly mask: "live" | "blur";
  readonly requiredIndicator: "optional" | "required" | "none";
}
