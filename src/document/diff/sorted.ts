import type { Change, ChangeClass } from "./change.ts";

/** The worst first. */
const order: readonly ChangeClass[] = [
  "breaks answers",
  "asks again",
  "changes meaning",
  "cosmetic",
];

/** Changes by what they do, those of one class in the order in which they were found. */
export const sorted = (changes: readonly Change[]): readonly Change[] =>
  order.flatMap((kind) => changes.filter((change) => change.class === kind));
