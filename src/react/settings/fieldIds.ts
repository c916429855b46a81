import type { Form } from "../../core/definition/form.ts";

/** Element ids of one field, unique on the page. */
export interface FieldIds {
  readonly control: string;
  readonly label: string;
  readonly hint: string;
  readonly unit: string;
  readonly error: string;
  /** The readings of an ambiguous text. */
  readonly readings: string;
  readonly origin: string;
}

/** Returns a cached lookup of field ids, which contain positions rather than parameter names. */
export function idsIn({ parameters }: Form, id: string): (name: string) => FieldIds {
  const places = new Map(parameters.map(({ name }, place) => [name, place]));
  const made = new Map<string, FieldIds>();
  return (name) => {
    const ids = made.get(name) ?? fieldIds(`${id}-${places.get(name)}`);
    made.set(name, ids);
    return ids;
  };
}

const fieldIds = (control: string): FieldIds => ({
  control,
  label: `${control}-label`,
  hint: `${control}-hint`,
  unit: `${control}-unit`,
  error: `${control}-error`,
  readings: `${control}-readings`,
  origin: `${control}-origin`,
});
