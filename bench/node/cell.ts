import type { Size } from "../sizes.ts";
import type { Figures } from "./expect.ts";
import type { Cost } from "./page.ts";

export interface Cell {
  readonly size: Size;
  /** HTML of the form from a server, for what begins with it. */
  readonly html: string;
}

export const named = (name: string, cost: Cost): Figures =>
  Object.fromEntries(Object.entries(cost).map(([key, value]) => [`${name}.${key}`, value]));
