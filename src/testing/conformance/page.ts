import { limitOf, wait } from "../clock.ts";

/** Maximum wait in milliseconds, for a part that renders late on a busy machine. */
const patience = 20_000;

/**
 * Asserts a condition.
 * @throws Error with this message.
 */
export function must(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Error(message);
}

/** Waits until `look` returns a truthy value. */
export async function until<T>(
  look: () => T | false | null | undefined,
  message: string,
  ms: number = patience,
): Promise<T> {
  const isOver = limitOf(ms);
  for (;;) {
    const seen = look();
    if (seen) return seen;
    must(!isOver(), message);
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

export const statuses = "output, [role=status], [aria-live=polite]";

/** Waits for the live region, whose changes a screen reader announces. */
export const findStatus = (root: Element): Promise<Element> =>
  until(() => root.querySelector(statuses), "There is no status, such as an <output>");

export const textOf = (element: Element): string =>
  (element.textContent ?? "").replace(/\s+/g, " ").trim();

/** Asserts the text of an element, which the error calls `name`. */
export function reads(element: Element, text: string, name: string): void {
  must(textOf(element) === text, `${name} reads ${textOf(element)}`);
}

/** Returns the element with an id. */
export const byId = (root: Element, id: string | null | undefined): HTMLElement | null =>
  root.ownerDocument.getElementById(id ?? "");

/** Returns the elements whose ids are in an attribute, in order. */
export const referenced = (element: Element, attribute: string): readonly HTMLElement[] =>
  (element.getAttribute(attribute) ?? "")
    .split(" ")
    .filter(Boolean)
    .map((id) => {
      const found = byId(element, id);
      must(found, `${attribute} names an element that is not rendered`);
      return found;
    });

/** Asserts the texts of the elements whose ids are in an attribute. */
export function refersTo(element: Element, attribute: string, text: string, message: string): void {
  must(referenced(element, attribute).map(textOf).join() === text, message);
}

export const closestLang = (element: Element | null | undefined): string | null | undefined =>
  element?.closest("[lang]")?.getAttribute("lang");

/** Returns the element around the last words of an element. */
export const lastWordsOf = (element: Element): Element => {
  const inner = element.lastElementChild;
  return inner && inner === element.lastChild ? lastWordsOf(inner) : element;
};

export const precedes = (a: Node, b: Node): boolean =>
  (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

/** Enters a text as the autofill of a browser does: through the native setter of the value. */
export function fill(input: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  input.focus();
  const value = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), "value");
  value?.set?.call(input, text);
  input.dispatchEvent(new Event("input", { bubbles: true }));
}

/** Chooses an option of a native select as a person does. */
export function choose(select: HTMLSelectElement, index: number): void {
  select.selectedIndex = index;
  select.dispatchEvent(new Event("change", { bubbles: true }));
}

/** Asserts that no attribute within an element contains one of these texts of an answer. */
export function inNoAttribute(root: Element, ...texts: readonly string[]): void {
  for (const element of root.querySelectorAll("*"))
    for (const { name, value } of element.attributes)
      must(!texts.some((text) => value.includes(text)), `An answer is in the attribute ${name}`);
}
