import { ownValue } from "../../core/record.ts";
import type { ChangeClass } from "./change.ts";
import { sameData } from "./sameData.ts";
import type { SeenChange } from "./seenChange.ts";

/** Class and description of a changed setting; `null` when it is reported elsewhere. */
type Judged<T> =
  | readonly [judge: ChangeClass | ((before: T, now: T) => ChangeClass), what: string]
  | null;

/** Changed settings by key. A key that is missing here only changes appearance. */
export type Judges<T> = { readonly [Key in keyof T]?: Judged<T> };

/** Returns the keys whose values differ. */
export function changedKeys(before: object, now: object): readonly string[] {
  const [old, next] = [{ ...before }, { ...now }] as const;
  const keys = new Set([...Object.keys(old), ...Object.keys(next)]);
  return [...keys].filter((key) => !sameData(valueOf(old, key), valueOf(next, key)));
}

const valueOf = (record: object, key: string): unknown => ownValue<unknown>({ ...record }, key);

interface Where {
  readonly path: string;
  readonly name?: string;
  /** Subject of the sentences that describe the changes. */
  readonly called: string;
}

/** Returns one change for each setting that differs. */
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
    const [judge, what] = judged ?? ["cosmetic", "is rendered differently"];
    const found = typeof judge === "string" ? judge : judge(before, now);
    const here = { path: `${path}.${key}`, ...(name !== undefined && { name }) };
    return [{ class: found, ...here, what: `${called} ${what}` }];
  });
}

/**
 * Classifies changed checks or computations. New and different ones break answers; fewer demand
 * less.
 */
export const demandsOf = (
  before: readonly unknown[] = [],
  now: readonly unknown[] = [],
): ChangeClass =>
  now.every((one) => before.some((other) => sameData(one, other)))
    ? "changes meaning"
    : "breaks answers";
