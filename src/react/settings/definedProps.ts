import { warn } from "../support/warn.ts";

/** Removes `null` props. Apps without types pass `null` for `undefined`. */
export function definedProps<T extends object>(props: T): T;
export function definedProps(props: object): object {
  const entries = Object.entries(props);
  const defined = entries.filter(([, value]) => value !== null);
  if (defined.length === entries.length) return props;
  warn("props", props);
  return Object.fromEntries(defined);
}
