import { warn } from "../support/warn.ts";

/** Removes `null` props. Apps without types pass `null` for `undefined`. */
export function given<T extends object>(props: T): T;
export function given(props: object): object {
  const entries = Object.entries(props);
  const said = entries.filter(([, value]) => value !== null);
  if (said.length === entries.length) return props;
  warn("props", props);
  return Object.fromEntries(said);
}
