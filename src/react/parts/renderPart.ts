import { type ComponentType, createElement, type JSX, type ReactNode } from "react";
import { getOwn } from "../../core/record.ts";
import type { Components, FieldSettings, PartName, PartProps } from "../settings/settings.ts";

/** The form or list, and optionally the parameter, that a part is rendered for. */
export interface Slot {
  readonly settings: {
    readonly components: Partial<Components>;
    readonly fields: Readonly<Record<string, FieldSettings>>;
  };
  readonly parameter?: { readonly name: string };
}

/** Returns the replacement of a part, for the parameter or else for the form. */
export function replacedPart<N extends PartName>(
  name: N,
  { settings: { components, fields }, parameter }: Slot,
): ComponentType<PartProps[N]> | undefined {
  const one = parameter && getOwn(fields, parameter.name)?.components;
  const set: Partial<Components> = one?.[name] ? one : components;
  return set[name];
}

/**
 * Renders the replacement of a part, or else the default one. Default parts use no
 * hooks and are called as functions, which costs less than a component.
 */
export function renderPart<N extends PartName>(
  name: N,
  renderDefault: (part: PartProps[N], slot: Slot) => JSX.Element,
  slot: Slot,
  props: PartProps[N],
): JSX.Element {
  const Part = replacedPart(name, slot);
  return Part
    ? createElement<PartProps[N]>(Part, wrapTexts(name, props))
    : renderDefault(props, slot);
}

const wrapText = <T extends { readonly children?: ReactNode }>(element: T): T =>
  typeof element.children === "string"
    ? { ...element, children: createElement("span", null, element.children) }
    : element;

/**
 * Wraps texts beside which a design system may render an icon. Page translators replace bare text
 * nodes, which React would lose.
 */
const parts: { readonly [Name in PartName]?: (part: PartProps[Name]) => PartProps[Name] } = {
  Alert: (part) => ({ ...part, box: wrapText(part.box) }),
  Button: (part) => ({ ...part, button: wrapText(part.button) }),
  ErrorMessage: (part) => ({ ...part, message: wrapText(part.message) }),
  Label: (part) => ({ ...part, label: wrapText(part.label) }),
};

const wrapTexts = <Name extends PartName>(name: Name, part: PartProps[Name]): PartProps[Name] =>
  parts[name]?.(part) ?? part;
