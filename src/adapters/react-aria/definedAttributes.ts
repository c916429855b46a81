import type { FocusEventHandler } from "react";

/**
 * Attributes as React Aria types them: without `undefined`, and with focus listeners for any
 * element.
 */
type Defined<T> = {
  [Key in keyof T]: Key extends "onFocus" | "onBlur"
    ? FocusEventHandler
    : Exclude<T[Key], undefined>;
};

/** Omits undefined attributes, for a component of React Aria. */
export function definedAttributes<T extends object>(attributes: T): Defined<T>;
export function definedAttributes(attributes: object): object {
  return Object.fromEntries(Object.entries(attributes).filter(([, value]) => value !== undefined));
}
