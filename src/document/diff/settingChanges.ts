import { getOwn } from "../../core/record.ts";
import type { ChangeClass, UncountedChange } from "./change.ts";
import { sameData } from "./sameData.ts";

/** Class and description of a changed setting; `null` if another function reports the change. */
type Classified<T> =
  | readonly [classify: ChangeClass | ((before: T, now: T) => ChangeClass), what: string]
  | null;

/** Classes of changed settings by key. A setting without a class only changes the appearance. */
export type ChangeClassifiers<T> = { readonly [Key in keyof T]?: Classified<T> };

export function changedKeys(before: object, now: object): readonly string[] {
  const [old, next] = [{ ...before }, { ...now }] as const;
  const keys = new Set([...Object.keys(old), ...Object.keys(next)]);
  return [...keys].filter((key) => !sameData(valueOf(old, key), valueOf(next, key)));
}

const valueOf = (record: object, key: string): unknown => getOwn<unknown>({ ...record }, key);

export interface Where {
  readonly path: string;
  readonly name?: string;
  /** Subject of the sentences that describe the changes. */
  readonly called: string;
}

export function settingChanges<T extends object>(
  before: T,
  now: T,
  classifiers: ChangeClassifiers<T>,
  { path, name, called }: Where,
): readonly UncountedChange[] {
  const table = new Map(Object.entries<Classified<T> | undefined>({ ...classifiers }));
  return changedKeys(before, now).flatMap((key): readonly UncountedChange[] => {
    const classified = table.get(key);
    if (classified === null) return [];
    const [classify, what] = classified ?? ["cosmetic", "is rendered differently"];
    const found = typeof classify === "string" ? classify : classify(before, now);
    const here = { path: `${path}.${key}`, ...(name !== undefined && { name }) };
    return [{ class: found, ...here, what: `${called} ${what}` }];
  });
}

/**
 * Classifies changed checks or computations. New and different ones break answers. Removed ones
 * only change the meaning.
 */
export const demandsOf = (
  before: readonly unknown[] = [],
  now: readonly unknown[] = [],
): ChangeClass =>
  now.every((one) => before.some((other) => sameData(one, other)))
    ? "changes meaning"
    : "breaks answers";
