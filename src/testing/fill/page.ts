import type { FieldByLabel } from "./field.ts";

/**
 * A page as a person uses it, with user-event or Playwright. `Element` is an element or a locator.
 */
export interface Page<Element> {
  /** Returns the controls with the label of a field, and buttons that change its stored answer. */
  labelled(field: FieldByLabel): Promise<readonly Element[]>;
  /** Returns the choices or buttons within an element that have a name. */
  named(within: Element, role: NamedRole, name: RegExp): Promise<readonly Element[]>;
  /** Returns the element with an id, in the document of another element. */
  byId(nearby: Element, id: string): Promise<Element | undefined>;
  /** Returns the `<html>` around an element: some design systems render options outside the form. */
  rootOf(element: Element): Promise<Element>;
  is(element: Element, selector: string): Promise<boolean>;
  attribute(element: Element, name: string): Promise<string | null>;
  text(element: Element): Promise<string>;
  /** Returns the texts of the elements within another that match a selector. */
  texts(within: Element, selector: string): Promise<readonly string[]>;
  /** Focuses or opens a control whose options are rendered only then. */
  focus(control: Element): Promise<unknown>;
  click(element: Element): Promise<unknown>;
  clear(control: Element): Promise<unknown>;
  type(control: Element, text: string): Promise<unknown>;
  /** Presses the Down key in a control with focus. */
  down(control: Element): Promise<unknown>;
  /** Chooses an option of a `<select>` by its index. */
  select(control: Element, index: number): Promise<unknown>;
  /** Waits a moment for the page. Returns false if fake timers do not advance. */
  pause(): Promise<boolean>;
}

export type NamedRole = "button" | "option" | "radio";
