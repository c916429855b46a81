import { warn } from "../support/warn.ts";

/**
 * The props that an app gives: one that is `null`, as apps without types have it, is as good as not
 * given.
 */
export function given<T extends object>(props: T): T;
export function given(props: object): object {
  const entries = Object.entries(props);
  const said = entries.filter(([, value]) => value !== null);
  if (said.length === entries.length) return props;
  warn("props", props);
  return Object.fromEntries(said);
}
