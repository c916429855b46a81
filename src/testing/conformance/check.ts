import type { ReactElement } from "react";
import type { Components, PartName } from "../../react/index.ts";
import { closestLang, lastWordsOf, referenced, textOf, until } from "./page.ts";

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

/** Renders the tested parts, and returns their page. */
export type Setup<Page> = (components: Partial<Components>, render: Render) => Promise<Page>;

/** Creates a check that sets up a page and looks at it. */
export const check = <Page>(
  part: PartName,
  name: string,
  setup: Setup<Page>,
  look: (page: Page) => Promise<void>,
): ConformanceCheck => ({
  part,
  name,
  run: async (components, render) => look(await setup(components, render)),
});

const managers = "a password manager offers to fill it in, and to save its answer";
const language = "a screen reader reads the text in the wrong language";
const keyboard = "a phone shows the wrong keyboard";

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
  inputMode: keyboard,
  lang: language,
  messageLang: language,
  onBlur: "an invalid answer is not reported on blur",
  readOnly: "a read-only form can be changed",
  spellCheck: "the browser sends the text to its spelling checker, and marks names as wrong",
  type: keyboard,
  children: "its buttons are missing",
};

/**
 * A prop, as its path in the props of the part, with the expected attribute value or a test of the
 * DOM.
 */
export type PassedProp = readonly [prop: string, seen: string | ((root: Element) => unknown)];

/** Maximum wait in milliseconds: props are rendered within one frame of a busy machine. */
const atOnce = 1_000;

/**
 * Creates a check that a part passes its props on to the element that matches `on`. The error
 * contains the missing prop and its consequence.
 */
export const passesProps = (
  part: PartName,
  name: string,
  setup: Setup<{ readonly root: Element }>,
  on: string,
  props: readonly PassedProp[],
): ConformanceCheck =>
  check(part, name, setup, async ({ root }) => {
    const element = await until(() => root.querySelector(on), `There is no ${on}`);
    for (const [path, seen] of props) {
      const prop = path.split(".").at(-1) ?? "";
      await until(
        () => (typeof seen === "string" ? shows(element, prop, seen) : seen(root)),
        `${part} does not pass on ${path}: ${losses[prop]}`,
        atOnce,
      );
    }
  });

function shows(element: Element, prop: string, value: string): boolean {
  if (prop === "lang") return closestLang(element) === value;
  if (prop === "disabled") return element.matches(":disabled");
  return element.getAttribute(prop.toLowerCase()) === value;
}

/** Returns the elements that describe the elements of a selector: hint, unit, error. */
const descriptions = (root: Element, on: string): readonly Element[] =>
  [...root.querySelectorAll(on)].flatMap((element) => referenced(element, "aria-describedby"));

/** Whether hint and error describe the element. */
export const described =
  (on: string) =>
  (root: Element): boolean => {
    const texts = descriptions(root, on).map(textOf);
    return texts.length > 1 && texts.at(-1)?.startsWith("Error:") === true;
  };

/** Whether the descriptions of an element are in these languages. */
export const describedIn =
  (on: string, ...langs: readonly string[]) =>
  (root: Element): boolean =>
    descriptions(root, on).map(lastWordsOf).map(closestLang).join() === langs.join();

/** Whether these words are marked with a language. */
export const markedIn =
  (lang: string, ...words: readonly string[]) =>
  (root: Element): boolean =>
    words.every((word) => closestLang(innermost(root, word)) === lang);

/** Returns the innermost element that begins with a text. */
const innermost = (root: Element, text: string): Element | undefined =>
  [...root.querySelectorAll("*")].findLast((element) => textOf(element).startsWith(text));

export const isErrorRendered = (root: Element): boolean =>
  (root.textContent ?? "").includes("Error:");
