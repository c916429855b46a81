import { getOwn, recordOf } from "../record.ts";

/** Parameter types, as named by the service. */
export type ParameterType = "boolean" | "currency" | "number" | "percent" | "select" | "string";

/** An option of a select parameter. `value` is submitted, and compared by code units. */
export interface ParameterOption {
  readonly value: string;
  readonly label: string;
  /** Help text of the option. */
  readonly description?: string;
  /** Whether the option renders but cannot be selected. */
  readonly disabled?: boolean;
  /** Title of its group in a form with the setting `groups`. A definition has none. */
  readonly group?: string | undefined;
}

interface ParameterBase {
  /** Machine name, unique within the form. */
  readonly name: string;
  /** Human-readable label. */
  readonly label: string;
  /** Whether an answer is required. */
  readonly required: boolean;
  /** Help text of the parameter. */
  readonly description?: string;
  /** Condition from the service. Not parsed, because its shape is not documented. */
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
 * Submits the `value` of an option. `declaredType` is an unknown type that the service declared
 * with options.
 */
export interface SelectParameter extends ParameterBase {
  readonly type: "select";
  readonly options: readonly ParameterOption[];
  readonly declaredType?: string;
}

/** Submits text. `declaredType` is an unknown type that the service declared. */
export interface StringParameter extends ParameterBase {
  readonly type: "string";
  readonly declaredType?: string;
}

/** A question of a form, discriminated by `type`. */
export type Parameter =
  | BooleanParameter
  | CurrencyParameter
  | NumberParameter
  | PercentParameter
  | SelectParameter
  | StringParameter;

/** Parameter of one type. */
export type ParameterOf<T extends ParameterType> = Extract<Parameter, { type: T }>;

/** A form definition parsed by `parseForm`. */
export interface Form {
  readonly parameters: readonly Parameter[];
  readonly id?: string;
  readonly description?: string;
  /** URL of the official document. Render it only if it is an absolute https URL. */
  readonly link?: string;
  /** Date as YYYY-MM-DD. */
  readonly revision_date?: string;
  readonly jurisdiction_name?: string;
  /**
   * BCP 47 tag of the texts, such as `"es"`, for the `lang` attribute. `parseForm` omits invalid
   * tags.
   */
  readonly lang?: string;
}

/** Submitted strings by parameter name. Unanswered parameters are absent or `null`. */
export type Values = Readonly<Record<string, string | null | undefined>>;

/**
 * Values of answered parameters by name. The record has no prototype, so read it with
 * `Object.hasOwn`.
 */
export type AnsweredValues = Readonly<Record<string, string>>;

/**
 * Names of the types, separate from the codecs, so that parsing a definition does not load those.
 */
const types: Readonly<Record<ParameterType, null>> = {
  boolean: null,
  currency: null,
  number: null,
  percent: null,
  select: null,
  string: null,
};

export const isParameterType = (type: string): type is ParameterType => Object.hasOwn(types, type);

/** Returns the type that the service declared. */
export const declaredType = (parameter: Parameter): string =>
  (parameter.type === "string" && parameter.declaredType) || parameter.type;

/** Returns the options of a select, and none for other types. */
export const optionsOf = (parameter: Parameter): readonly ParameterOption[] =>
  parameter.type === "select" ? parameter.options : [];

/** Unchecked values by parameter name. */
export type UnknownValues = Readonly<Record<string, unknown>>;

/** Returns the value in `initial` of every parameter of `form`, or else `null` for unanswered. */
export const getDefaultValues = (form: Form, initial: Values = {}): Record<string, string | null> =>
  recordOf(form.parameters.map(({ name }) => [name, getOwn(initial, name) ?? null]));
