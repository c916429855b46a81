import type { FormCollectionApi } from "../contract.ts";

/** The level of a heading below one of each. */
export const below = { 1: 2, 2: 3, 3: 4, 4: 5, 5: 6 } as const;

/** What a component that draws a step of a collection is given. */
export interface StepProps {
  readonly collection: FormCollectionApi;
  readonly headingLevel: 1 | 2 | 3 | 4 | 5;
}
