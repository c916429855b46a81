/**
 * What a round of a form that repeats is called among answers: the first as the form, the others
 * `dependents~2`, `dependents~3`. A round keeps its number when one before it is removed.
 */
export const roundId = (form: string, number: number): string =>
  number === 1 ? form : `${form}~${number}`;

/** The number of a round of this form; `null` for what is none. */
export function roundNumber(form: string, id: string): number | null {
  if (id === form) return 1;
  const [rest, number = ""] = [id.slice(0, form.length + 1), id.slice(form.length + 1)];
  return rest === `${form}~` && /^[1-9]\d{0,8}$/.test(number) && number !== "1"
    ? Number(number)
    : null;
}

/** The answers to the rounds of a form, in order, each with what it is called. */
export const roundsIn = <T>(
  answers: Readonly<Record<string, T>>,
  form: string,
): readonly (readonly [id: string, given: T])[] =>
  Object.entries(answers).filter(([id]) => roundNumber(form, id) !== null);
