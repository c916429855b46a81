/** Ids of the elements of one field, unique on the page. */
export interface FieldIds {
  readonly control: string;
  readonly label: string;
  readonly hint: string;
  readonly unit: string;
  readonly error: string;
}

export const fieldIds = (control: string): FieldIds => ({
  control,
  label: `${control}-label`,
  hint: `${control}-hint`,
  unit: `${control}-unit`,
  error: `${control}-error`,
});
