import type { ComponentType } from "react";
import type { MessageOverrides } from "../../core/english.ts";
import { given, own } from "../../core/own.ts";
import type { InputHints, Rule, RuleOptions } from "../../core/rules/rule.ts";
import type { Components } from "../components/contract.ts";
import type { ParameterFieldState } from "../parameterFieldState.ts";
import type { HintTable } from "./recommendedHints.ts";

/** What a component that draws a parameter is given. */
export interface FieldProps {
  readonly field: ParameterFieldState;
}

/** How booleans and selects are drawn, for the form or for one parameter. */
export interface ChoiceSettings {
  /** Yes and No in a select (the default) or as radio buttons. */
  readonly booleanAs?: "select" | "radio" | undefined;
  /** Options in a select (the default) or as radio buttons, up to `radioLimit` of them. */
  readonly selectAs?: "select" | "radio" | undefined;
  /** More options than this are never radio buttons; 6 unless given. */
  readonly radioLimit?: number | undefined;
  /** Whether a select with more than `searchLimit` options can be searched; `true` unless given. */
  readonly searchable?: boolean | undefined;
  /** Selects with more options than this can be searched; 15 unless given. */
  readonly searchLimit?: number | undefined;
}

/** How one of them is drawn, with what applies where nothing is said. */
export type Choice = {
  readonly [Key in keyof ChoiceSettings]-?: Exclude<ChoiceSettings[Key], undefined>;
};

/** What its input offers, in place of what is offered by name. */
type OwnHints = {
  readonly [Key in "autoComplete" | "inputMode" | "autoCapitalize" | "spellCheck"]?:
    | InputHints[Key]
    | undefined;
};

/** Settings of one parameter. */
export interface FieldSettings extends ChoiceSettings, OwnHints {
  /** A field-specific rule; `null` switches the default one off. */
  readonly rule?: Rule | null | undefined;
  /** Draws the parameter instead of the field of its type. */
  readonly as?: ComponentType<FieldProps> | undefined;
  /** Parts that the parameter is drawn with instead of the form's. */
  readonly components?: Partial<Components> | undefined;
  /** Shown, validated and submitted, but not to be edited. */
  readonly readOnly?: boolean | undefined;
  /** Shown; neither validated nor submitted. */
  readonly disabled?: boolean | undefined;
  /** For amounts: `false` refuses those below zero, `true` offers a keyboard with a minus sign. */
  readonly allowNegative?: boolean | undefined;
  /** The least that is accepted of a number, written as values are: `"0.01"`. */
  readonly min?: string | undefined;
  /** The most that is accepted of a number, written as values are: `"1000"`. */
  readonly max?: string | undefined;
  /** The last four of a value that the server already has. It is submitted only when it is changed. */
  readonly stored?: string | undefined;
  /** More words that find an option of a searchable select, by the option's value. */
  readonly keywords?: Readonly<Record<string, string>> | undefined;
}

/** How a form is shown and read. */
export interface FormSettings extends ChoiceSettings, RuleOptions {
  /** BCP 47 tag; `en-US` unless given. */
  readonly locale?: string | undefined;
  /** ISO 4217 code of amounts; `USD` unless given. */
  readonly currency?: string | undefined;
  /** Sentences that replace the English ones, by key. */
  readonly messages?: MessageOverrides | undefined;
  /** Parts that replace the default ones, each on its own. */
  readonly components?: Partial<Components> | undefined;
  /** Settings by parameter name. */
  readonly fields?: Readonly<Record<string, FieldSettings>> | undefined;
  /** Shown, validated and submitted, but not to be edited. */
  readonly readOnly?: boolean | undefined;
  /** Shown; neither validated nor submitted. */
  readonly disabled?: boolean | undefined;
  /** Amounts get their separators while they are typed (`"live"`, the default) or when the field is left (`"blur"`). */
  readonly mask?: "live" | "blur" | undefined;
  /** What inputs offer by parameter name (`recommendedHints` unless given), or `false` for nothing. */
  readonly hints?: HintTable | false | undefined;
  /** `"other"` when the form is filled in for another person: nothing is offered from the browser's profile. */
  readonly purpose?: "self" | "other" | undefined;
  /**
   * When sensitive answers are hidden: once their field is left (`"blur"`, the default), or while they are typed as well (`"always"`). "Show"
   * reveals them.
   */
  readonly hideSensitive?: "blur" | "always" | undefined;
  /** Which of required and optional is written beside the label; `"optional"` unless given. */
  readonly requiredIndicator?: "optional" | "required" | "none" | undefined;
  /** Whether an answer that cannot be right is flagged when its field is left (`"blur"`, the default) or on submission only. */
  readonly validationMode?: "blur" | "submit" | undefined;
}

/** The settings with what applies where the app says nothing. */
export interface ResolvedSettings extends Omit<FormSettings, keyof ChoiceSettings>, Choice {
  readonly locale: string;
  readonly currency: string;
  readonly messages: MessageOverrides;
  readonly components: Partial<Components>;
  readonly fields: Readonly<Record<string, FieldSettings>>;
  readonly hints: HintTable | false;
  readonly purpose: "self" | "other";
  readonly mask: "live" | "blur";
  readonly hideSensitive: "blur" | "always";
  readonly requiredIndicator: "optional" | "required" | "none";
  readonly readOnly: boolean;
  readonly disabled: boolean;
}

/** How one boolean or select is drawn: what its own settings say, else the form's. */
export const choiceSettings = ({
  parameter,
  settings,
}: Pick<ParameterFieldState, "parameter" | "settings">): Choice => {
  const one = own(settings.fields, parameter.name);
  return one ? { ...settings, ...given(one) } : settings;
};
