import type { ParameterOption, ParameterType } from "../../core/index.ts";

/** One parameter in the JSON of a form. */
export interface ParameterDefinition {
  /** Identifier, unique within the form. */
  readonly name: string;
  readonly label: string;
  readonly type: ParameterType;
  readonly required: boolean;
  readonly description?: string;
  /** `null` unless the type is select. */
  readonly options?: readonly ParameterOption[] | null;
  readonly depends_on?: unknown;
}

/** The JSON of a form, as `GET /forms/{form_id}` returns it. */
export interface FormDefinition {
  readonly id: string;
  readonly description?: string;
  /** HTTPS URL of the official document. */
  readonly link?: string;
  /** YYYY-MM-DD. */
  readonly revision_date?: string;
  readonly jurisdiction_name?: string;
  /**
   * Two letters, such as `"CA"`, for the `state` filter. Missing in forms of no state, such as
   * federal forms.
   */
  readonly state?: string;
  /**
   * ISO 639-1, such as `"es"`.
   * @default "en"
   */
  readonly lang?: string;
  /** The `id` of the form that this one translates. */
  readonly translation_of?: string;
  readonly parameters: readonly ParameterDefinition[];
}
