import type { ReactElement } from "react";
import type { Components, PartName } from "../../react/index.ts";
import { limitOf, wait } from "../clock.ts";

/** Draws an element in place of what was drawn before, and returns what it was drawn in. */
export type Draw = (element: ReactElement) => Element | Promise<Element>;

/** One thing that a part must do. */
export interface ConformanceCheck {
  readonly part: PartName;
  /** What the part must do, in words. */
  readonly name: string;
  /** @throws Error that says what was seen instead. */
  run(components: Partial<Components>, draw: Draw): Promise<void>;
}

/** In milliseconds, for a part that arrives late on a busy machine. */
const patience = 20_000;

/** @throws Error with these words, unless the condition is met. */
export function must(condition: unknown, words: string): asserts condition {
  if (!condition) throw new Error(words);
}

/** Waits until there is something to see. */
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

/** The first element of a kind, once it is drawn. */
export const find = <Tag extends keyof HTMLElementTagNameMap>(
  root: Element,
  tag: Tag,
  rest = "",
): Promise<HTMLElementTagNameMap[Tag]> =>
  until(
    () => root.querySelector<HTMLElementTagNameMap[Tag]>(`${tag}${rest}`),
    `There is no <${tag}>${rest}`,
  );

/** What a screen reader tells when it changes, once it is drawn. */
export const findStatus = (root: Element): Promise<Element> =>
  until(() => root.querySelector(statuses), "There is no status, such as an <output>");

export const statuses = "output, [role=status], [aria-live=polite]";

/** The texts of the elements that an attribute names by their ids, in order. */
export const named = (element: Element, attribute: string): readonly string[] =>
  (element.getAttribute(attribute) ?? "")
    .split(" ")
    .filter(Boolean)
    .map((id) => {
      const found = element.ownerDocument.getElementById(id);
      must(found, `${attribute} names an element that is not drawn`);
      return textOf(found);
    });

export const textOf = (element: Element): string =>
  (element.textContent ?? "").replace(/\s+/g, " ").trim();

/** Writes to an element without React's knowing. */
const writeTo = (input: HTMLElement) =>
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), "value")?.set;

/** Writes a text as a browser's autofill does. */
export function fill(input: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  input.focus();
  writeTo(input)?.call(input, text);
  input.dispatchEvent(new Event("input", { bubbles: true }));
}

/** Whether a comes before b on the page. */
export const precedes = (a: Node, b: Node): boolean =>
  (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

/** The attributes below an element that hold a text. */
export const attributesWith = (root: Element, text: string): readonly string[] =>
  [...root.querySelectorAll("*")].flatMap((element) =>
    [...element.attributes].filter(({ value }) => value.includes(text)).map(({ name }) => name),
  );
