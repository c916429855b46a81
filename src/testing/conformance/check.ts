import type { ReactElement } from "react";
import type { Components, PartName } from "../../react/index.ts";
import { limitOf, wait } from "../clock.ts";

/** Renders an element in place of the previous one, and returns its container. */
export type Render = (element: ReactElement) => Element | Promise<Element>;

/** A check of one behaviour of a part. */
export interface ConformanceCheck {
  readonly part: PartName;
  /** Description of the behaviour. */
  readonly name: string;
  /**
   * Runs the check.
   * @throws Error that describes the observed behaviour.
   */
  run(components: Partial<Components>, render: Render): Promise<void>;
}

/** Maximum wait in milliseconds, for a part that renders late on a busy machine. */
const patience = 20_000;

/**
 * Asserts a condition.
 * @throws Error with this message.
 */
export function must(condition: unknown, words: string): asserts condition {
  if (!condition) throw new Error(words);
}

/** Waits until `look` returns a truthy value. */
export async function until<T>(
  look: () => T | false | null | undefined,
  words: string,
  ms: number = patience,
): Promise<T> {
  const isOver = limitOf(ms);
  for (;;) {
    const seen = look();
    if (seen) return seen;
    must(!isOver(), words);
    await wait(10);
  }
}

/** Waits for the first element with a tag. */
export const find = <Tag extends keyof HTMLElementTagNameMap>(
  root: Element,
  tag: Tag,
  rest = "",
): Promise<HTMLElementTagNameMap[Tag]> =>
  until(
    () => root.querySelector<HTMLElementTagNameMap[Tag]>(`${tag}${rest}`),
    `There is no <${tag}>${rest}`,
  );

/** Waits for the live region, whose changes a screen reader announces. */
export const findStatus = (root: Element): Promise<Element> =>
  until(() => root.querySelector(statuses), "There is no status, such as an <output>");

export const statuses = "output, [role=status], [aria-live=polite]";

/** Returns the texts of the elements whose ids are in an attribute, in order. */
export const referencedTexts = (element: Element, attribute: string): readonly string[] =>
  (element.getAttribute(attribute) ?? "")
    .split(" ")
    .filter(Boolean)
    .map((id) => {
      const found = element.ownerDocument.getElementById(id);
      must(found, `${attribute} names an element that is not rendered`);
      return textOf(found);
    });

export const textOf = (element: Element): string =>
  (element.textContent ?? "").replace(/\s+/g, " ").trim();

/** Returns the native setter of the value, which React does not observe. */
const writeTo = (input: HTMLElement) =>
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), "value")?.set;

/** Enters a text as the autofill of a browser does. */
export function fill(input: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  input.focus();
  writeTo(input)?.call(input, text);
  input.dispatchEvent(new Event("input", { bubbles: true }));
}

export const precedes = (a: Node, b: Node): boolean =>
  (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

/** Returns the names of attributes within an element that contain a text. */
export const attributesWith = (root: Element, text: string): readonly string[] =>
  [...root.querySelectorAll("*")].flatMap((element) =>
    [...element.attributes].filter(({ value }) => value.includes(text)).map(({ name }) => name),
  );
