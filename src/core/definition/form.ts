/** The types a parameter of a form can have, in the service's own words. */
export type ParameterType = "boolean" | "currency" | "number" | "percent" | "select" | "string";

/** One choice of a select parameter. `value` is what is submitted, compared by code units. */
export interface ParameterOption {
  readonly value: string;
  readonly label: string;
  /** Help text for the person who chooses. */
  readonly description?: string;
  /** Whether it is shown, but cannot be chosen any more. */
  readonly disabled?: boolean;
}

interface ParameterBase {
  /** Machine name, unique within the form. */
  readonly name: string;
  /** Human-readable label. */
  readonly label: string;
  /** Whether a value must be supplied. */
  readonly required: boolean;
  /** Help text for the person who fills the form in. */
  readonly description?: string;
  /** Kept as the service sent it: its shape is not published. */
  readonly depends_on?: unknown;
}

/** Submits `"true"` or `"false"`. */
export interface BooleanParameter extends ParameterBase {
  readonly type: "boolean";
}

/** Submits an amount with at most two decimals, such as `"1234.50"`. */
export interface CurrencyParameter extends ParameterBase {
  readonly type: "currency";
}

/** Submits a positive whole number, such as `"7"`. */
export interface NumberParameter extends ParameterBase {
  readonly type: "number";
}

/** Submits a decimal from 0 to 100, such as `"12.5"`. */
export interface PercentParameter extends ParameterBase {
  readonly type: "percent";
}

/**
 * Submits the `value` of one of its options. `declaredType` is set when the service declared a type
 * that is not known here, with options.
 */
export interface SelectParameter extends ParameterBase {
  readonly type: "select";
  readonly options: readonly ParameterOption[];
  readonly declaredType?: string;
}

/** Submits text. `declaredType` is set when the service declared a type that is not known here. */
export interface StringParameter extends ParameterBase {
  readonly type: "string";
  readonly declaredType?: string;
}

/** One question of a form: a union told apart by `type`. */
export type Parameter =
  | BooleanParameter
  | CurrencyParameter
  | NumberParameter
  | PercentParameter
  | SelectParameter
  | StringParameter;

/** The parameter of one type. */
export type ParameterOf<T extends ParameterType> = Extract<Parameter, { type: T }>;

/** A form whose definition was checked by `parseForm`. */
export interface Form {
  readonly parameters: readonly Parameter[];
  readonly id?: string;
  readonly description?: string;
  /** Address of the official document. Show it only when it is an absolute https URL. */
  readonly link?: string;
  /** YYYY-MM-DD. */
  readonly revision_date?: string;
  readonly jurisdiction_name?: string;
  /** BCP 47 tag of its texts, such as `"es"`, to mark them with. What is none is left out. */
  readonly lang?: string;
}

/** Submitted strings by parameter name. Unanswered parameters are absent or `null`. */
export type Values = Readonly<Record<string, string | null | undefined>>;

/** Answered parameters only, by name. It has no prototype: read it with `Object.hasOwn`. */
export type AnsweredValues = Readonly<Record<string, string>>;
