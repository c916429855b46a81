import { type Change, changeClasses } from "./change.ts";

/** Changes by what they do, the worst first, those of one class in the order they were found in. */
export const sorted = (changes: readonly Change[]): readonly Change[] =>
  changeClasses.flatMap((kind) => changes.filter((change) => change.class === kind));
