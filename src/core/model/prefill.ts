import type { Values } from "../definition/form.ts";
import { ownValue, recordOf } from "../record.ts";

/** Answers that the app has from elsewhere, and says so. */
export interface Prefill {
  /** Submitted strings, by parameter name. Default values and drafts go before them. */
  readonly values: Values;
  /** Where they are from, in the language of the page: `"from your employee record"`. */
  readonly origin: string;
}

interface Given {
  readonly prefill?: Prefill | undefined;
  readonly fields?: Readonly<Record<string, { readonly as?: unknown }>> | undefined;
}

type Begins<T> = Readonly<Record<string, T | string | null | undefined>>;

/**
 * What a form begins with: what it is given to begin with and, where that says nothing, `prefill`. An
 * agreement begins with Yes or without an answer: nobody says No by an empty box.
 */
export function beginsWith<T>(
  { prefill, fields = {} }: Given,
  values: Readonly<Record<string, T>>,
): Begins<T> {
  const all: Begins<T> = prefill
    ? recordOf<Begins<T>[string]>([...Object.entries(prefill.values), ...Object.entries(values)])
    : values;
  const refused = Object.keys(fields).filter(
    (name) => fields[name]?.as === "agreement" && ownValue(all, name) === "false",
  );
  return refused.length === 0
    ? all
    : recordOf([...Object.entries(all), ...refused.map((name) => [name, null] as const)]);
}

/** Where the value of a field is from, as long as it is the one that was filled in. */
export function originOf(
  prefill: Prefill | undefined,
  name: string,
  value: unknown,
): string | null {
  const filled = prefill && ownValue(prefill.values, name);
  return prefill && typeof filled === "string" && filled === value ? prefill.origin : null;
}
