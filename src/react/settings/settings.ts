import type { ComponentType, HTMLAttributes, ReactNode } from "react";
import type { MessageOverrides } from "../../core/messages/english.ts";
import type { Parameter } from "../../core/definition/form.ts";
import type { Issue } from "../../core/values/issue.ts";
import type { FieldRules, Resolved, StaticField } from "../../core/model/settings.ts";
import type { FieldWidth, InputHints, RuleOptions } from "../../core/rules/rule.ts";
import type { FormSection } from "../../core/definition/sections.ts";
import type { ArrangementProps, Focusable, LeafProps, Words } from "../parts/contract.ts";
import type { FieldIds } from "./fieldIds.ts";
import type { Choice, ChoiceSettings } from "./choices.ts";
import type { FieldValue } from "../../core/values/fieldValue.ts";
import type { LiveAnswer } from "./liveAnswer.ts";
import type { Markup } from "./markup.ts";
import type { Prefill } from "../../core/model/prefill.ts";
import type { HintTable } from "../../core/rules/recommendedHints.ts";

// Settings, the state of a field and the parts it is drawn with refer to each other, so they stand
// in one file.

/** What a component that draws a parameter is given. */
export interface FieldProps {
  readonly field: ParameterFieldState;
}

/** What its input offers, in place of what is offered by name. */
type OwnHints = {
  readonly [Key in "autoComplete" | "inputMode" | "autoCapitalize" | "spellCheck"]?:
    | InputHints[Key]
    | undefined;
};

/**
 * Settings of one parameter. Its rule, limits and description may be functions of the other
 * answers.
 */
export interface FieldSettings extends ChoiceSettings, OwnHints, FieldRules {
  /**
   * Draws the parameter instead of the field of its type. `"agreement"` draws a boolean that is a
   * statement as a box to agree to it: it answers Yes, or nothing at all, never No; where it is
   * required it has the rule `mustBeTrue()`, unless another is given, which your server needs, too.
   */
  readonly as?: ComponentType<FieldProps> | "agreement" | undefined;
  /** What `description` and `help` are written in, in place of what the form says. */
  readonly markup?: Markup | undefined;
  /**
   * More than its description says, which opens at "Help" below the control. In the language of the
   * definition.
   */
  readonly help?: string | undefined;
  /**
   * How wide its control is at most, in place of what its type, rule and name say: `"12rem"`, or
   * `"full"` for the width of the form.
   */
  readonly width?: FieldWidth | undefined;
  /** Parts that the parameter is drawn with instead of the form's. */
  readonly components?: Partial<Components> | undefined;
  /** Shown, validated and submitted, but not to be edited. */
  readonly readOnly?: boolean | undefined;
  /**
   * Whether a text may have several lines, or how many it begins with; 3 for `true`. Line breaks are
   * submitted as `\n`. It is drawn as a `<textarea>`, which Enter does not submit. An answer that is
   * kept from other people's eyes has one line in any case, and so has one that is a number.
   */
  readonly multiline?: boolean | number | undefined;
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
  /**
   * What descriptions and help are written in: `"text"`, the default, stands as it is. Of `"html"`
   * and `"markdown"` paragraphs, lists, emphasis and links to absolute https addresses are drawn, of
   * all else its text. What reads HTML is loaded with the first text that has any. Beside an option,
   * and in a text of more than 10,000 characters, HTML stands without its tags, Markdown as it is.
   */
  readonly markup?: Markup | undefined;
  /**
   * Returns the HTML of a text in Markdown: `markdownToHtml` of `parameter-form/markdown`, or your
   * own. Without it, Markdown is rendered as it is written.
   */
  readonly markdown?: ((text: string) => string) | undefined;
  /** Settings by parameter name. */
  readonly fields?: Readonly<Record<string, FieldSettings>> | undefined;
  /**
   * What belongs together, in the order in which it is asked, reviewed and told in an error
   * summary. What is in no section comes last.
   */
  readonly sections?: readonly FormSection[] | undefined;
  /**
   * Answers to begin with that the person did not give, such as those of their employee record:
   * each is said to be filled in, at its field and in a review, until it is changed.
   */
  readonly prefill?: Prefill | undefined;
  /** Shown, validated and submitted, but not to be edited. */
  readonly readOnly?: boolean | undefined;
  /** Shown; neither validated nor submitted. */
  readonly disabled?: boolean | undefined;
  /**
   * Amounts get their separators while they are typed (`"live"`, the default) or when the field is
   * left (`"blur"`).
   */
  readonly mask?: "live" | "blur" | undefined;
  /**
   * What inputs offer by parameter name (`recommendedHints` unless given), or `false` for nothing.
   */
  readonly hints?: HintTable | false | undefined;
  /**
   * `"other"` when the form is filled in for another person: nothing is offered from the browser's
   * profile.
   */
  readonly purpose?: "self" | "other" | undefined;
  /**
   * When sensitive answers are hidden: once their field is left (`"blur"`, the default), or while
   * they are typed as well (`"always"`). "Show" reveals them.
   */
  readonly hideSensitive?: "blur" | "always" | undefined;
  /** Which of required and optional is written beside the label; `"optional"` unless given. */
  readonly requiredIndicator?: "optional" | "required" | "none" | undefined;
  /**
   * Whether an answer that cannot be right is flagged when its field is left (`"blur"`, the
   * default) or on submission only.
   */
  readonly validationMode?: "blur" | "submit" | undefined;
}

/** The settings with what applies where the app says nothing, before anything is answered. */
export interface GivenSettings extends Omit<FormSettings, keyof ChoiceSettings>, Choice {
  readonly locale: string;
  readonly currency: string;
  readonly messages: MessageOverrides;
  readonly components: Partial<Components>;
  readonly markup: Markup;
  readonly fields: Readonly<Record<string, FieldSettings>>;
  readonly sections: readonly FormSection[];
  readonly hints: HintTable | false;
  readonly purpose: "self" | "other";
  readonly mask: "live" | "blur";
  readonly hideSensitive: "blur" | "always";
  readonly requiredIndicator: "optional" | "required" | "none";
  readonly readOnly: boolean;
  readonly disabled: boolean;
}

/** The settings of one parameter for the answers as they are now. */
export type ResolvedField = FieldSettings & StaticField;

/** The settings for the answers as they are now. */
export type ResolvedSettings = Resolved<GivenSettings>;

/** All that is needed to draw one parameter. */
export interface ParameterFieldState {
  readonly parameter: Parameter;
  readonly ids: FieldIds;
  readonly settings: ResolvedSettings;
  /** The submitted string, `null` for unanswered, or a text that could not be read. */
  readonly value: FieldValue;
  /** The value as the field shows it, or the unreadable text as it was typed. */
  readonly inputValue: string;
  /** Both as they are now, also between two drawings. */
  readonly live: LiveAnswer;
  /** The answer in words, once it was left, where people elsewhere read it as another; or `null`. */
  readonly inWords: string | null;
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
  /** How wide its control is; as wide as the form unless given. */
  readonly width: FieldWidth | undefined;
  /** Whether the answer is kept from other people's eyes. */
  readonly sensitive: boolean;
  /** The last four of a value that the server already has, or `null`. */
  readonly stored: string | null;
  /** Where the value was filled in from, or `null`: another one stands there, or none was. */
  readonly origin: string | null;
  /** The labels of the questions that its answer is worked out from; none where it is not. */
  readonly computedFrom: readonly string[];
  /** Whether amounts below zero are expected, so that the keyboard must have a minus sign. */
  readonly allowNegative: boolean | undefined;
  /**
   * What a text would answer. `shown` is what stands in the field, when that differs from what is
   * to be read.
   */
  readText(text: string, shown?: string): FieldValue;
  /** Answers with a submitted string, or takes the answer back with `null`. */
  setValue(this: void, value: FieldValue): void;
  /** Answers with a text as a person typed it. */
  setInputValue(text: string): void;
  /** Says that line breaks of what was answered just now became spaces. The person is told. */
  joinLines(this: void): void;
  /** Says that the person left the field. */
  leave(this: void): void;
  /**
   * Sets the element that takes focus, or an object that does so for one: a ref. With `null`, `gone` is
   * the one that is gone; all of the parameter unless given.
   */
  focusRef(this: void, element: Focusable | null, gone?: Focusable | null): void;
}

/**
 * What each part is given. Those that draw one thing are what a design system has; the others
 * arrange them, and can be replaced as a whole.
 */
export interface PartProps extends LeafProps, ArrangementProps {
  /** Label, hint and message above a control, in reading order, each with its id. */
  readonly FieldFrame: {
    /**
     * Its `ids`, `message`, `invalid` and `messageLang`, and the `label` of its `parameter` in its
     * `lang`.
     */
    readonly field: ParameterFieldState;
    /** The description of the parameter, in its `lang`: a text, or what `markup` has in it. */
    readonly description: ReactNode;
    /** Such as "(optional)", beside the label. */
    readonly mark: Words | null;
    /** What the answer is measured in, with `ids.unit`, for assistive technology alone. */
    readonly unit: Words | undefined;
    /** What an error, but not a warning, begins with for assistive technology. */
    readonly errorPrefix: Words;
    /**
     * Attributes of the `<fieldset>` that several controls with one answer need, and then a
     * `<legend>`; `null` for one control, named by a `<label>`.
     */
    readonly group:
      | (HTMLAttributes<HTMLElement> & { readonly id: string; readonly disabled: boolean })
      | null;
    readonly children: ReactNode;
  };
}

/** The name of a part. */
export type PartName = keyof PartProps;

/**
 * The parts that forms and lists are drawn with. Each can be replaced for the page, for a form or,
 * where a field is drawn with it, for a parameter.
 */
export type Components = { readonly [Name in PartName]: ComponentType<PartProps[Name]> };
