/** Level of a heading on a page. */
export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

/** The level of a heading below one of each. */
export const below: Readonly<Record<HeadingLevel, HeadingLevel>> = {
  1: 2,
  2: 3,
  3: 4,
  4: 5,
  5: 6,
  6: 6,
};
