import { createElement, type ReactNode } from "react";
import type { PartName, PartProps } from "../settings/settings.ts";

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
export const ownTexts = <Name extends PartName>(
  name: Name,
  part: PartProps[Name],
): PartProps[Name] => parts[name]?.(part) ?? part;
