import type { Components, PartName } from "../../react/index.ts";
import { type ConformanceCheck, type Render, textOf, until } from "./check.ts";

const managers = "a password manager offers to fill it in, and to save its answer";
const language = "a screen reader reads the text in the wrong language";

/** Consequences for a person when a part does not pass a prop on. */
const losses: Readonly<Record<string, string>> = {
  "aria-describedby": "a screen reader announces neither hint nor error with the control",
  "aria-invalid": "a screen reader does not announce that the answer is invalid",
  "aria-required": "a screen reader does not announce that an answer is required",
  "aria-label": "a screen reader does not announce which answer the button is for",
  autoCapitalize: "a phone capitalizes the text",
  autoComplete: "the browser does not fill it in",
  "data-1p-ignore": managers,
  "data-bwignore": managers,
  "data-form-type": managers,
  "data-lpignore": managers,
  disabled: "a disabled form can be changed",
  enterKeyHint: "a phone does not show what its Enter key does",
  lang: language,
  messageLang: language,
  onBlur: "an invalid answer is not reported on blur",
  spellCheck: "the browser sends the text to its spelling checker, and marks names as wrong",
  type: "a phone shows the wrong keyboard",
  children: "its buttons are missing",
};

/**
 * A prop, as its path in the props of the part, with the expected attribute value or a test of the
 * DOM.
 */
export type PassedProp = readonly [prop: string, seen: string | ((root: Element) => unknown)];

const lastOf = (prop: string): string => prop.split(".").at(-1) ?? "";

/** Renders a part with the tested props. */
export type RenderElement = (components: Partial<Components>, render: Render) => Promise<Element>;

/** Maximum wait in milliseconds: props are rendered within one frame of a busy machine. */
const atOnce = 1_000;

/**
 * Creates a check that a part passes its props on to the element that matches `on`. The error
 * contains the missing prop and its consequence.
 */
export const passesProps = (
  part: PartName,
  name: string,
  renderElement: RenderElement,
  on: string,
  props: readonly PassedProp[],
): ConformanceCheck => ({
  part,
  name,
  async run(components, render) {
    const root = await renderElement(components, render);
    const element = await until(() => root.querySelector(on), `There is no ${on}`);
    for (const [prop, seen] of props)
      await until(
        () => (typeof seen === "string" ? shows(element, prop, seen) : seen(root)),
        `${part} does not pass on ${prop}: ${losses[lastOf(prop)]}`,
        atOnce,
      );
  },
});

function shows(element: Element, way: string, value: string): boolean {
  const prop = lastOf(way);
  if (prop === "lang") return closestLang(element) === value;
  if (prop === "disabled") return element.matches(":disabled");
  return element.getAttribute(prop.toLowerCase()) === value;
}

/** Returns the elements that describe an element: hint, unit, error. */
const describing = (element: Element): readonly Element[] =>
  (element.getAttribute("aria-describedby") ?? "")
    .split(" ")
    .flatMap((id) => element.ownerDocument.getElementById(id) ?? []);

/** Whether hint and error describe the element. */
export const described =
  (on: string) =>
  (root: Element): boolean => {
    const texts = [...root.querySelectorAll(on)].flatMap(describing).map(textOf);
    return texts.length > 1 && texts.at(-1)?.startsWith("Error:") === true;
  };

export const closestLang = (element: Element | null | undefined): string | null | undefined =>
  element?.closest("[lang]")?.getAttribute("lang");

/** Returns the element around the last words of an element. */
export const wordsOf = (element: Element): Element => {
  const inner = element.lastElementChild;
  return inner && inner === element.lastChild ? wordsOf(inner) : element;
};

/** Whether these words are marked with a language. */
export const markedIn =
  (lang: string, ...words: readonly string[]) =>
  (root: Element): boolean =>
    words.every((word) => closestLang(holderOf(root, word)) === lang);

/** Returns the innermost element that begins with a text. */
const holderOf = (root: Element, text: string): Element | undefined =>
  [...root.querySelectorAll("*")].findLast((element) =>
    (element.textContent ?? "").trim().startsWith(text),
  );

/** Whether the descriptions of an element are in these languages. */
export const describedIn =
  (on: string, ...langs: readonly string[]) =>
  (root: Element): boolean =>
    [...root.querySelectorAll(on)].flatMap(describing).map(wordsOf).map(closestLang).join() ===
    langs.join();

export const isErrorRendered = (root: Element): boolean =>
  (root.textContent ?? "").includes("Error:");
