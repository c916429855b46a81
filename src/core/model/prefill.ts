import type { Values } from "../definition/form.ts";
import { getOwn, recordOf } from "../record.ts";

/** Answers that the app already has, with their origin. */
export interface Prefill {
  /** Values by parameter name, as submitted. Default values and drafts take precedence. */
  readonly values: Values;
  /** Where the values come from, in the language of the page: `"from your employee record"`. */
  readonly origin: string;
  /**
   * Whether a person must check each value before the form is submitted: with the checkbox "This is
   * right" below the field, or by editing it. Only the form in the page requires this. A server
   * does not know who looked at a value, so `validateForm` and `checkPayload` ignore it.
   *
   * Read-only, disabled and computed fields are excluded, because nobody could correct them.
   *
   * @default false
   */
  readonly confirm?: boolean | undefined;
  /**
   * Names of values that the person checked in an earlier visit. A draft and a collection keep
   * them.
   */
  readonly confirmed?: readonly string[] | undefined;
}

interface PrefillSettings {
  readonly prefill?: Prefill | undefined;
  readonly fields?: Readonly<Record<string, { readonly as?: unknown }>> | undefined;
}

type Merged<T> = Readonly<Record<string, T | string | null | undefined>>;

/**
 * Merges `prefill` into the initial values, which take precedence. Clears an initial No of an
 * agreement, because an unchecked checkbox is not an answer.
 */
export function mergePrefill<T>(
  { prefill, fields = {} }: PrefillSettings,
  values: Readonly<Record<string, T>>,
): Merged<T> {
  const all: Merged<T> = prefill
    ? recordOf<Merged<T>[string]>([...Object.entries(prefill.values), ...Object.entries(values)])
    : values;
  const refused = Object.keys(fields).filter(
    (name) => fields[name]?.as === "agreement" && getOwn(all, name) === "false",
  );
  return refused.length === 0
    ? all
    : recordOf([...Object.entries(all), ...refused.map((name) => [name, null] as const)]);
}

/**
 * Whether a person checked a prefilled value; `null` if there is nothing to check.
 *
 * @param confirmedValue - the value that the person checked on this page, or `null`
 */
export const isConfirmed = (
  prefill: Prefill | undefined,
  name: string,
  value: unknown,
  field: { readonly readOnly: boolean; readonly disabled: boolean } | undefined,
  confirmedValue?: unknown,
): boolean | null =>
  prefill?.confirm &&
  originOf(prefill, name, value) !== null &&
  !(field?.readOnly || field?.disabled)
    ? confirmedValue === undefined
      ? !!prefill.confirmed?.includes(name)
      : confirmedValue === value
    : null;

/** Returns the origin of a field value while it equals the prefilled one. */
export function originOf(
  prefill: Prefill | undefined,
  name: string,
  value: unknown,
): string | null {
  const filled = prefill && getOwn(prefill.values, name);
  return prefill && typeof filled === "string" && filled === value ? prefill.origin : null;
}
