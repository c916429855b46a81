import type { FormCollectionApi } from "../contract.ts";

/** The heading level below each level. */
export const levelBelow = { 1: 2, 2: 3, 3: 4, 4: 5, 5: 6 } as const;

/** Props of a component that renders a step. */
export interface StepProps {
  readonly collection: FormCollectionApi;
  readonly headingLevel: 1 | 2 | 3 | 4 | 5;
}
