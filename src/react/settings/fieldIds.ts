import type { Form } from "../../core/definition/form.ts";

/** Ids of the elements of one field, unique on the page. */
export interface FieldIds {
  readonly control: string;
  readonly label: string;
  readonly hint: string;
  readonly unit: string;
  readonly error: string;
  /** The readings of an ambiguous text as buttons, or its one reading in words. */
  readonly readings: string;
  readonly origin: string;
}

/**
 * The ids of a form's fields, by position so that no name is in them, each made once it is asked
 * for.
 */
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
