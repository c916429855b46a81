import { definition } from "../core/definitions.ts";

/** A definition, and what becomes of it: either the names that it is drawn with, in order, or why it is refused, as `path code`. */
export interface Hostile {
  readonly title: string;
  /** Made when it is wanted: some are large. */
  readonly make: () => unknown;
  readonly rendered?: readonly string[];
  readonly refused?: readonly string[];
}

export const rendered = (
  title: string,
  make: () => unknown,
  ...names: readonly string[]
): Hostile => ({ title, make, rendered: names });

export const refused = (
  title: string,
  make: () => unknown,
  ...issues: readonly string[]
): Hostile => ({ title, make, refused: issues });

export const first = "$.parameters[0]";

/** A parameter `a` with these changes, as the only one of a form. */
export const alone = (changes: Readonly<Record<string, unknown>>) => () => ({
  parameters: [definition(changes)],
});

/** A select `a` with these options, as the only parameter of a form. */
export const select = (options: unknown) => alone({ type: "select", options });
