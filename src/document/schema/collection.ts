import type { Condition } from "../../core/model/condition.ts";
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
type Given<T> = { readonly [Key in keyof T]?: Exclude<T[Key], undefined> };

/** How booleans and selects are drawn. */
export interface DocumentChoice {
  readonly booleanAs?: "select" | "radio";
  readonly selectAs?: "select" | "radio";
  readonly radioLimit?: number;
  readonly searchable?: boolean;
  readonly searchLimit?: number;
}

/** The settings of one parameter that are data; each means what it does in `fields` of a form. */
export interface DocumentField
  extends
    DocumentChoice,
    Given<Pick<InputHints, "autoComplete" | "inputMode" | "autoCapitalize" | "spellCheck">> {
  readonly rule?: NamedRule | null;
  readonly as?: "agreement";
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

/** Questions of a form that belong together. */
export interface DocumentSection {
  readonly title: DocumentText;
  readonly description?: DocumentText;
  readonly names: readonly string[];
}

/** The settings of a form, or of all forms of a collection, that are data. */
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
  /** `"suggested"` for `suggestedRules`; those that are recommended unless given. */
  readonly defaultRules?: "suggested" | false;
}

/** One form of a collection. Its settings come before those of the whole collection. */
export interface DocumentForm extends DocumentSettings, Given<ParseFormOptions> {
  /** Its definition, checked; without one, the form is fetched by its `id`. */
  readonly form?: Form;
  /** Its address in the collection; the `id` of the definition unless given. */
  readonly id?: string;
  readonly title?: DocumentText;
  /** When the form is asked at all. */
  readonly when?: Condition;
  /** When its parameters are asked, by name. */
  readonly conditions?: By<Condition>;
  readonly defaultValues?: Values;
  readonly onboardStep?: string;
  /** How long it takes. */
  readonly minutes?: number;
  /** Has it filled in more than once; `{}` asks for one round or more. */
  readonly repeat?: { readonly min?: number; readonly max?: number };
  readonly fields?: By<DocumentField>;
  readonly sections?: readonly DocumentSection[];
  readonly prefill?: { readonly values: Values; readonly origin: DocumentText };
  readonly readOnly?: boolean;
  readonly disabled?: boolean;
  readonly checks?: readonly NamedCheck[];
  readonly compute?: By<NamedComputation>;
}

/** What is signed. */
export interface DocumentAttestation {
  readonly statement: DocumentText;
  readonly fills?: true | readonly string[];
}

/** Somebody else who signs. */
export interface DocumentSigner {
  readonly id: string;
  readonly title: DocumentText;
  readonly statement: DocumentText;
  readonly when?: Condition;
}

/**
 * Several forms as one document: all that `<FormCollection>` takes that is no function, with rules,
 * checks and computations by their names. `parseCollection` gives one.
 */
export interface Collection extends DocumentSettings {
  /** Where the JSON Schema of the document is, for editors. */
  readonly $schema?: string;
  readonly id?: string;
  /** Of this document, such as `"2026-03"`. It is not looked at. */
  readonly version?: string;
  readonly title?: DocumentText;
  /** The forms, in order. */
  readonly forms: readonly DocumentForm[];
  readonly checks?: readonly NamedCollectionCheck[];
  /** ISO 639-1: the language to fetch forms in, and of its texts; `false` asks for none. */
  readonly lang?: string | false;
  readonly variant?: "steps" | "tasks";
  readonly confirmLeave?: boolean;
  readonly onErrorTitle?: boolean;
  readonly attestation?: DocumentAttestation;
  readonly signers?: readonly DocumentSigner[];
  readonly whatNext?: DocumentText;
}
