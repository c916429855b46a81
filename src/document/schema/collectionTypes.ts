import type { Condition } from "../../core/model/evaluateCondition.ts";
import type { Form, Values } from "../../core/definition/form.ts";
import type { ParseFormOptions } from "../../core/definition/parseParameter.ts";
import type { FieldWidth, InputHints } from "../../core/rules/rule.ts";
import type {
  DocumentText,
  NamedCheck,
  NamedCollectionCheck,
  NamedComputation,
  NamedRule,
} from "./named.ts";

type By<T> = Readonly<Record<string, T>>;
type Optional<T> = { readonly [Key in keyof T]?: Exclude<T[Key], undefined> };

/** Settings that select the control of booleans and selects. */
export interface DocumentChoice {
  readonly booleanAs?: "select" | "radio";
  readonly selectAs?: "select" | "radio";
  readonly radioLimit?: number;
  readonly searchable?: boolean;
  readonly searchLimit?: number;
}

/**
 * Offered options of a select by the answer to another question of the form. An answer without a
 * row offers all options.
 */
export interface DocumentOptions {
  /** Name of the other question. */
  readonly by: string;
  /** Values of the offered options, by the answer to that question. */
  readonly values: By<readonly string[]>;
}

/** A group of options of a select. */
export interface DocumentOptionGroup {
  readonly title: DocumentText;
  /** Values of its options. */
  readonly values: readonly string[];
}

/**
 * Serializable settings of one parameter, with the same meaning as in `fields` of a form. `label`
 * and `options` replace texts of the definition.
 */
export interface DocumentField
  extends
    DocumentChoice,
    Optional<Pick<InputHints, "autoComplete" | "inputMode" | "autoCapitalize" | "spellCheck">> {
  readonly rule?: NamedRule | null;
  readonly as?: "agreement";
  /** Replaces the label in the definition of the form. Ignored when the form is fetched by `id`. */
  readonly label?: DocumentText;
  /** Labels of options by option value. Replaces those in the definition, like `label`. */
  readonly options?: By<DocumentText>;
  /** Options that are offered for each answer to another question, like `optionsBy`. */
  readonly optionsFor?: DocumentOptions;
  /** Groups of options with a heading. */
  readonly groups?: readonly DocumentOptionGroup[];
  readonly description?: DocumentText;
  readonly markup?: "text" | "html" | "markdown";
  readonly help?: DocumentText;
  readonly width?: FieldWidth;
  readonly readOnly?: boolean;
  readonly disabled?: boolean;
  readonly allowNegative?: boolean;
  readonly min?: string;
  readonly max?: string;
  readonly decimals?: number;
  readonly stored?: string;
  readonly sensitive?: boolean;
  readonly multiline?: boolean | number;
  readonly keywords?: By<string>;
}

/** A group of questions of a form. */
export interface DocumentSection {
  readonly title: DocumentText;
  readonly description?: DocumentText;
  readonly names: readonly string[];
}

/** Serializable settings of a form, or of all forms of a collection. */
export interface DocumentSettings extends DocumentChoice {
  readonly locale?: string;
  readonly currency?: string;
  readonly messages?: By<DocumentText>;
  readonly markup?: "text" | "html" | "markdown";
  readonly hints?: By<InputHints> | false;
  readonly purpose?: "self" | "other";
  readonly mask?: "live" | "blur";
  readonly hideSensitive?: "blur" | "always";
  readonly requiredIndicator?: "optional" | "required" | "none";
  readonly validationMode?: "blur" | "submit";
  readonly rules?: By<NamedRule | null>;
  /**
   * `"suggested"` for `suggestedRules`, or `false` for no default rules.
   * @default the recommended rules
   */
  readonly defaultRules?: "suggested" | false;
}

/** Answers that the app already has, with their origin. */
export interface DocumentPrefill {
  readonly values: Values;
  readonly origin: DocumentText;
  /** Whether a person must check each value before the form is submitted. */
  readonly confirm?: boolean;
}

/** One form of a collection. Its settings override those of the collection. */
export interface DocumentForm extends DocumentSettings, Optional<ParseFormOptions> {
  /** Parsed definition. Without one, the form is fetched by its `id`. */
  readonly form?: Form;
  /**
   * Address in the collection.
   * @default the `id` of the definition
   */
  readonly id?: string;
  readonly title?: DocumentText;
  /** Condition on which the form is visible. */
  readonly when?: Condition;
  /** Conditions on which the parameters are visible, by name. */
  readonly conditions?: By<Condition>;
  readonly defaultValues?: Values;
  readonly onboardStep?: string;
  /** Expected duration in minutes. */
  readonly minutes?: number;
  /** Number of items of a repeated form. `{}` requires one item and allows any number. */
  readonly repeat?: { readonly min?: number; readonly max?: number };
  readonly fields?: By<DocumentField>;
  readonly sections?: readonly DocumentSection[];
  readonly prefill?: DocumentPrefill;
  readonly readOnly?: boolean;
  readonly disabled?: boolean;
  readonly checks?: readonly NamedCheck[];
  readonly compute?: By<NamedComputation>;
}

/** The statement that the person signs. */
export interface DocumentAttestation {
  readonly statement: DocumentText;
  readonly fills?: true | readonly string[];
}

/** A further person who signs. */
export interface DocumentSigner {
  readonly id: string;
  readonly title: DocumentText;
  readonly statement: DocumentText;
  readonly when?: Condition;
}

/**
 * A document of several forms, parsed by `parseCollection`: all props of `<FormCollection>` that
 * are not functions. It references rules, checks and computations by name.
 */
export interface Collection extends DocumentSettings {
  /** URL of the JSON Schema of the document, for editors. */
  readonly $schema?: string;
  readonly id?: string;
  /** Version of this document, such as `"2026-03"`. The library does not interpret it. */
  readonly version?: string;
  readonly title?: DocumentText;
  /** The forms, in order. */
  readonly forms: readonly DocumentForm[];
  readonly checks?: readonly NamedCollectionCheck[];
  /**
   * ISO 639-1 code of the language of the texts and of fetched forms; `false` requests no language.
   */
  readonly lang?: string | false;
  readonly variant?: "steps" | "tasks";
  readonly confirmLeave?: boolean;
  readonly onErrorTitle?: boolean;
  readonly attestation?: DocumentAttestation;
  readonly signers?: readonly DocumentSigner[];
  readonly whatNext?: DocumentText;
}
