import { type ComponentType, createElement, type JSX, type ReactNode } from "react";
import { ownValue } from "../../core/record.ts";
import type { Components, FieldSettings, PartName, PartProps } from "../settings/settings.ts";

/** Where a part is drawn: in a form or list, and there at a parameter or not. */
export interface Slot {
  readonly settings: {
    readonly components: Partial<Components>;
    readonly fields: Readonly<Record<string, FieldSettings>>;
  };
  readonly parameter?: { readonly name: string };
}

/** Returns what an app replaces a part with, for the parameter, else for the form. */
export function replacedPart<N extends PartName>(
  name: N,
  { settings: { components, fields }, parameter }: Slot,
): ComponentType<PartProps[N]> | undefined {
  const one = parameter && ownValue(fields, parameter.name)?.components;
  const set: Partial<Components> = one?.[name] ? one : components;
  return set[name];
}

/**
 * Draws a part with what replaces ours, else as `drawn`. Ours use no hook and are called, which
 * costs less than a component; those that arrange others draw them at the same slot.
 */
export function drawPart<N extends PartName>(
  name: N,
  drawn: (part: PartProps[N], slot: Slot) => JSX.Element,
  slot: Slot,
  props: PartProps[N],
): JSX.Element {
  const Part = replacedPart(name, slot);
  return Part ? createElement<PartProps[N]>(Part, ownTexts(name, props)) : drawn(props, slot);
}

/** A text in an element of its own. */
const own = <T extends { readonly children?: ReactNode }>(element: T): T =>
  typeof element.children === "string"
    ? { ...element, children: createElement("span", null, element.children) }
    : element;

/**
 * The parts whose text a design system may draw things beside, such as an icon or a sign: React
 * would lose it to whatever translates the page.
 */
const parts: { readonly [Name in PartName]?: (part: PartProps[Name]) => PartProps[Name] } = {
  Alert: (part) => ({ ...part, box: own(part.box) }),
  Button: (part) => ({ ...part, button: own(part.button) }),
  ErrorMessage: (part) => ({ ...part, message: own(part.message) }),
  Label: (part) => ({ ...part, label: own(part.label) }),
};

/** A part to be drawn by an app or its design system, with each text in an element of its own. */
const ownTexts = <Name extends PartName>(name: Name, part: PartProps[Name]): PartProps[Name] =>
  parts[name]?.(part) ?? part;
