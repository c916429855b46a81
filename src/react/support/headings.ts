export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

export const levelBelow: Readonly<Record<HeadingLevel, Exclude<HeadingLevel, 1>>> = {
  1: 2,
  2: 3,
  3: 4,
  4: 5,
  5: 6,
  6: 6,
};
