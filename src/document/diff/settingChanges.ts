import { ownValue } from "../../core/record.ts";
import type { ChangeClass } from "./change.ts";
import { sameData } from "./sameData.ts";
import type { SeenChange } from "./seenChange.ts";

/** What another value at a key does, and what is said of it; `null` where others tell of the key. */
type Judged<T> =
  | readonly [judge: ChangeClass | ((before: T, now: T) => ChangeClass), what: string]
  | null;

/** What other settings do, by key; those of no key here are only about looks. */
export type Judges<T> = { readonly [Key in keyof T]?: Judged<T> };

/** The keys of two records whose values differ. */
export function changedKeys(before: object, now: object): readonly string[] {
  const [old, next] = [{ ...before }, { ...now }] as const;
  const keys = new Set([...Object.keys(old), ...Object.keys(next)]);
  return [...keys].filter((key) => !sameData(valueOf(old, key), valueOf(next, key)));
}

const valueOf = (record: object, key: string): unknown => ownValue<unknown>({ ...record }, key);

interface Where {
  readonly path: string;
  readonly name?: string;
  /** What is different, as a sentence calls it. */
  readonly called: string;
}

/** What is different in settings, a change for each key. */
export function settingChanges<T extends object>(
  before: T,
  now: T,
  judges: Judges<T>,
  { path, name, called }: Where,
): readonly SeenChange[] {
  const table = new Map(Object.entries<Judged<T> | undefined>({ ...judges }));
  return changedKeys(before, now).flatMap((key): readonly SeenChange[] => {
    const judged = table.get(key);
    if (judged === null) return [];
    const [judge, what] = judged ?? ["cosmetic", "is drawn otherwise"];
    const found = typeof judge === "string" ? judge : judge(before, now);
    const here = { path: `${path}.${key}`, ...(name !== undefined && { name }) };
    return [{ class: found, ...here, what: `${called} ${what}` }];
  });
}

/** Something that was not there before breaks answers; what is there no more, demands less. */
export const demandsOf = (
  before: readonly unknown[] = [],
  now: readonly unknown[] = [],
): ChangeClass =>
  now.every((one) => before.some((other) => sameData(one, other)))
    ? "changes meaning"
    : "breaks answers";
