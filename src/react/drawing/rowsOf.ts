import type { Parameter } from "../../core/form.ts";

/** What is written on one line of an envelope, in this order. */
const line = [/city$/i, /state$/i, /(zip|zip_?code|postal_?code)$/i];

/**
 * Parameters by the row they are drawn in: each in one of its own, but for a city, its state and its
 * ZIP code that follow each other.
 */
export function rowsOf(parameters: readonly Parameter[]): readonly (readonly Parameter[])[] {
  const rows: (readonly Parameter[])[] = [];
  for (let at = 0; at < parameters.length; at += rows.at(-1)?.length ?? 1) {
    const isLine = line.every((ending, place) => ending.test(parameters[at + place]?.name ?? ""));
    rows.push(parameters.slice(at, at + (isLine ? line.length : 1)));
  }
  return rows;
}
