import type { ComponentType, HTMLAttributes, ReactNode } from "react";
import type { MessageOverrides } from "../../core/messages/english.ts";
import type { Parameter, ParameterOption } from "../../core/definition/form.ts";
import type { Issue } from "../../core/values/issue.ts";
import type { FieldRules, Resolved, StaticField } from "../../core/model/settings.ts";
import type { FieldWidth, InputHints, RuleOptions } from "../../core/rules/rule.ts";
import type { FormSection } from "../../core/definition/sections.ts";
import type { ArrangementProps, Focusable, LeafProps, MessageProps } from "../parts/contract.ts";
import type { FieldIds } from "./fieldIds.ts";
import type { Choice, ChoiceSettings, OptionGroup } from "./choiceSettings.ts";
import type { FieldValue } from "../../core/values/fieldValue.ts";
import type { LiveAnswer } from "./liveAnswer.ts";
import type { Prefill } from "../../core/model/prefill.ts";
import type { HintTable } from "../../core/rules/recommendedHints.ts";

/** The format of a definition's texts. */
export type Markup = "text" | "html" | "markdown";

// Settings, field state and parts are in one file because their types refer to each other.

/** Props of a component that renders a parameter. */
export interface FieldProps {
  readonly field: ParameterFieldState;
}

/** Input hints of one parameter, overriding those by name. */
type OwnHints = {
  readonly [Key in "autoComplete" | "inputMode" | "autoCapitalize" | "spellCheck"]?:
    | InputHints[Key]
    | undefined;
};

/** Settings of one parameter. Its rule, limits and description may depend on other answers. */
export interface FieldSettings extends ChoiceSettings, OwnHints, FieldRules {
  /**
   * Renders the parameter instead of the field of its type.
   *
   * `"agreement"` renders a boolean as a checkbox for a statement. It answers Yes or nothing, never
   * No. A required agreement has the rule `mustBeTrue()` unless you pass another; your server needs
   * the rule, too.
   */
  readonly as?: ComponentType<FieldProps> | "agreement" | undefined;
  /** Format of `description` and `help`, overriding the form's `markup`. */
  readonly markup?: Markup | undefined;
  /** More text, collapsed under "Help" below the control. In the language of the definition. */
  readonly help?: string | undefined;
  /**
   * Maximum width of the control, such as `"12rem"`, or `"full"` for the form's width. Overrides
   * the width by type, rule and name.
   */
  readonly width?: FieldWidth | undefined;
  /** Parts of this parameter, overriding those of the form. */
  readonly components?: Partial<Components> | undefined;
  /** Whether the field is validated and submitted, but not editable. */
  readonly readOnly?: boolean | undefined;
  /**
   * Whether the field is a `<textarea>`, or its initial number of lines (`true` means 3).
   *
   * Line breaks are submitted as `\n`. Enter does not submit. Sensitive and numeric fields are
   * always single-line.
   */
  readonly multiline?: boolean | number | undefined;
  /**
   * Groups of options with a heading, in this order, in the language of the definition. Options in
   * no group come before them. An option in several groups is in the last of them.
   */
  readonly groups?: readonly OptionGroup[] | undefined;
  /** Extra search keywords of a searchable select, by option value. */
  readonly keywords?: Readonly<Record<string, string>> | undefined;
}

/** Settings of a form. */
export interface FormSettings extends ChoiceSettings, RuleOptions {
  /** BCP 47 language tag. @default "en-US" */
  readonly locale?: string | undefined;
  /** ISO 4217 currency code of amounts. @default "USD" */
  readonly currency?: string | undefined;
  /** Overrides of the English messages, by key. */
  readonly messages?: MessageOverrides | undefined;
  /** Overrides of the default parts, by name. */
  readonly components?: Partial<Components> | undefined;
  /**
   * Format of descriptions and help.
   *
   * - `"text"` is rendered as is.
   * - `"html"` and `"markdown"` render paragraphs, lists, emphasis and absolute https links; other
   *   markup is rendered as its text. The HTML parser is loaded on first use.
   *
   * In option descriptions and in texts above 10,000 characters, HTML is rendered without its tags
   * and Markdown as is.
   *
   * @default "text"
   */
  readonly markup?: Markup | undefined;
  /**
   * Converts Markdown to HTML: `markdownToHtml` of `parameter-form/markdown`, or your own. Without
   * it, Markdown is rendered as is.
   */
  readonly markdown?: ((text: string) => string) | undefined;
  /** Settings by parameter name. */
  readonly fields?: Readonly<Record<string, FieldSettings>> | undefined;
  /**
   * Sections of the form. Fields, review and error summary follow their order. Parameters in no
   * section come last.
   */
  readonly sections?: readonly FormSection[] | undefined;
  /**
   * Initial values that the person did not enter, such as those of an employee record. Each is
   * marked as prefilled, at its field and in a review, until it is changed.
   */
  readonly prefill?: Prefill | undefined;
  /** Whether fields are validated and submitted, but not editable. */
  readonly readOnly?: boolean | undefined;
  /** Whether fields are rendered, but neither validated nor submitted. */
  readonly disabled?: boolean | undefined;
  /** Formats amounts while typing (`"live"`) or on blur. @default "live" */
  readonly mask?: "live" | "blur" | undefined;
  /** Input hints by parameter name, or `false` for none. @default recommendedHints */
  readonly hints?: HintTable | false | undefined;
  /**
   * `"other"` disables autofill, for a form that is filled in for another person. @default "self"
   */
  readonly purpose?: "self" | "other" | undefined;
  /**
   * Hides sensitive values on blur, or (`"always"`) also while typing. "Show" reveals them.
   *
   * @default "blur"
   */
  readonly hideSensitive?: "blur" | "always" | undefined;
  /** The marker rendered beside labels. @default "optional" */
  readonly requiredIndicator?: "optional" | "required" | "none" | undefined;
  /** Shows errors on blur, or only after a submission. @default "blur" */
  readonly validationMode?: "blur" | "submit" | undefined;
}

/** Form settings with defaults applied. Settings that depend on answers are not resolved. */
export interface UnresolvedSettings extends Omit<FormSettings, keyof ChoiceSettings>, Choice {
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

/** Settings of one parameter, resolved for the current answers. */
export type ResolvedField = FieldSettings & StaticField;

/** Settings, resolved for the current answers. */
export type ResolvedSettings = Resolved<UnresolvedSettings>;

/** State of one field. */
export interface ParameterFieldState {
  /** The parameter, with the offered options and their groups. */
  readonly parameter: Parameter;
  /** All options of a select, to render an answer that is no longer offered. */
  readonly options: readonly ParameterOption[];
  readonly ids: FieldIds;
  readonly settings: ResolvedSettings;
  /** The value in the submitted format, `null` if unanswered, or an unreadable text. */
  readonly value: FieldValue;
  /** The value as displayed, or the unreadable text as typed. */
  readonly inputValue: string;
  /** Accessors of the current values, also between renders. */
  readonly live: LiveAnswer;
  /**
   * The value in words after blur if people in other regions read its text differently; else
   * `null`.
   */
  readonly inWords: string | null;
  /** The visible issue, or `null`. */
  readonly issue: Issue | null;
  /** The message of `issue`, or of the server error. */
  readonly message: string | null;
  /** The language of `message`, if known. */
  readonly messageLang: string | undefined;
  /** The language of the definition, if it has one. */
  readonly lang: string | undefined;
  /** Whether `message` blocks submission; otherwise it is a warning. */
  readonly invalid: boolean;
  readonly readOnly: boolean;
  readonly disabled: boolean;
  /** Whether a condition in `when` hides the field: render nothing. */
  readonly hidden: boolean;
  readonly hints: InputHints;
  /** Width of the control; `undefined` means the form's width. */
  readonly width: FieldWidth | undefined;
  /** Whether other people must not see the value. */
  readonly sensitive: boolean;
  /** The last four characters of a value already on the server, or `null`. */
  readonly stored: string | null;
  /** Origin of the prefilled value, or `null` if none was prefilled or it was changed. */
  readonly origin: string | null;
  /**
   * Whether the person checked the prefilled value, which `prefill.confirm` requires; `null` if
   * there is nothing to check. Call `setValue(value)` to confirm it, `setValue(value, false)` to
   * withdraw that.
   */
  readonly confirmed: boolean | null;
  /** Labels of the fields that the value is computed from; empty if it is not computed. */
  readonly computedFrom: readonly string[];
  /** Whether negative amounts are expected, so that the keyboard needs a minus sign. */
  readonly allowNegative: boolean | undefined;
  /**
   * Parses a text without updating the field.
   *
   * @param shown - The displayed text, if it differs from `text`.
   */
  readText(text: string, shown?: string): FieldValue;
  /**
   * Sets the value, in the submitted format; `null` clears it.
   *
   * @param confirmed - Whether the person checked it. @default true
   */
  setValue(this: void, value: FieldValue, confirmed?: boolean): void;
  /** Sets the value from a text as typed. */
  setInputValue(text: string): void;
  /** Reports that line breaks of the latest input became spaces. The person is notified. */
  joinLines(this: void): void;
  /** Marks the field as blurred. */
  blur(this: void): void;
  /**
   * Registers the element to focus, or an object with `focus()`; usable as a ref. `null`
   * unregisters `gone`, or by default all elements of the parameter.
   */
  focusRef(this: void, element: Focusable | null, gone?: Focusable | null): void;
}

/** Props of each part. Leaf parts render one element. Arrangement parts compose others. */
export interface PartProps extends LeafProps, ArrangementProps {
  /** Renders label, hint and message above a control, in reading order, each with its id. */
  readonly FieldFrame: {
    /** Use `ids`, `invalid`, `message` with `messageLang`, and `parameter.label` with `lang`. */
    readonly field: ParameterFieldState;
    /** The description, in `field.lang`: a text, or elements if `markup` is set. */
    readonly description: ReactNode;
    /** A marker beside the label, such as "(optional)". */
    readonly mark: MessageProps | null;
    /** The unit of the value, with the id `ids.unit`, for assistive technology only. */
    readonly unit: MessageProps | undefined;
    /** Visually hidden prefix of errors, but not of warnings. */
    readonly errorPrefix: MessageProps;
    /**
     * Attributes of the `<fieldset>` around several controls of one value, which needs a
     * `<legend>`. `null` for a single control with a `<label>`.
     */
    readonly group:
      | (HTMLAttributes<HTMLElement> & { readonly id: string; readonly disabled: boolean })
      | null;
    readonly children: ReactNode;
  };
}

/** Name of a part. */
export type PartName = keyof PartProps;

/**
 * Parts that forms and lists render. Each can be replaced for the page, a form or, inside fields, a
 * parameter.
 */
export type Components = { readonly [Name in PartName]: ComponentType<PartProps[Name]> };
