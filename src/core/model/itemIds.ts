/**
 * Returns the id of an item of a repeated form. The first item has the id of the form, and the next
 * ones `dependents~2` and `dependents~3`. An item keeps its number when an earlier one is removed.
 */
export const itemId = (form: string, number: number): string =>
  number === 1 ? form : `${form}~${number}`;

/** Returns the number of an item, or `null` for the id of another form. */
export function itemNumber(form: string, id: string): number | null {
  if (id === form) return 1;
  const [rest, number = ""] = [id.slice(0, form.length + 1), id.slice(form.length + 1)];
  return rest === `${form}~` && /^[1-9]\d{0,8}$/.test(number) && number !== "1"
    ? Number(number)
    : null;
}

/** Returns the answers of the items of a repeated form in order, with their ids. */
export const itemsIn = <T>(
  answers: Readonly<Record<string, T>>,
  form: string,
): readonly (readonly [id: string, values: T])[] =>
  Object.entries(answers).filter(([id]) => itemNumber(form, id) !== null);
