/** What rules and checks were made of, where that is data, so that a document can say it. */
const known = new WeakMap<object, Readonly<Record<string, unknown>>>();

/** Notes what something is made of. */
export function saying<T extends object>(made: T, said: Readonly<Record<string, unknown>>): T {
  known.set(made, said);
  return made;
}

/** What something is made of; `undefined` where nobody noted it. */
export const saidBy = (made: object): Readonly<Record<string, unknown>> | undefined =>
  known.get(made);
