import type { FocusEventHandler } from "react";

/** As React Aria types them: without `undefined`, and with focus that any element may have had. */
type Given<T> = {
  [Key in keyof T]: Key extends "onFocus" | "onBlur"
    ? FocusEventHandler
    : Exclude<T[Key], undefined>;
};

/** Attributes for a component of React Aria: those that have a value. */
export function ariaAttributes<T extends object>(attributes: T): Given<T>;
export function ariaAttributes(attributes: object): object {
  return Object.fromEntries(Object.entries(attributes).filter(([, value]) => value !== undefined));
}
