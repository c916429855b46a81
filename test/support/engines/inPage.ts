import * as browser from "vitest/internal/browser";

interface Point {
  readonly x: number;
  readonly y: number;
}

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

interface Locators {
  _createLocator(selector: string): { element(): HTMLElement | SVGElement };
}

function isLocators(something: unknown): something is Locators {
  return typeof something === "object" && something !== null && "_createLocator" in something;
}

/** Vitest has no public way from a selector to its element. */
const locators: unknown = Reflect.get(browser, "__INTERNAL");

/** Waits for an element as long as a person would. */
async function elementAt(selector: string): Promise<HTMLElement | SVGElement> {
  if (!isLocators(locators)) throw new Error("Vitest has no locators");
  const late = performance.now() + 10_000;
  for (;;)
    try {
      // `userEvent.type` names its element by CSS, all else by Playwright's own language.
      const byCss = selector.startsWith("html")
        ? document.querySelector<HTMLElement>(selector)
        : null;
      return byCss ?? locators._createLocator(selector).element();
    } catch (error) {
      if (performance.now() > late) throw error;
      await frame();
    }
}

/** Whether a click in its middle would hit it: it is not outside the window, nor below something else. */
function inSight(element: Element): boolean {
  const { top, left, width, height } = element.getBoundingClientRect();
  const root = element.getRootNode();
  if (!(root instanceof Document || root instanceof ShadowRoot)) return false;
  const hit = root.elementFromPoint(left + width / 2, top + height / 2);
  return hit !== null && (element.contains(hit) || hit.contains(element));
}

const placeOf = (element: Element): string => {
  const { left, top } = element.getBoundingClientRect();
  return `${left} ${top}`;
};

/**
 * Firefox scrolls back to the caret some frames after a key, and what comes into view above may be larger than was thought: that is waited for,
 * as a person would. What lies below something else is never in sight.
 */
async function bringInSight(element: Element): Promise<void> {
  const late = performance.now() + 1000;
  let place = "";
  do {
    if (!inSight(element))
      element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    place = placeOf(element);
    await frame();
    await frame();
  } while ((!inSight(element) || placeOf(element) !== place) && performance.now() < late);
}

/** Where to put the mouse on an element, in the page around the frame of the tests. */
async function pointOn(selector: string, position?: Point): Promise<Point> {
  const element = await elementAt(selector);
  await bringInSight(element);
  const { left, top, width, height } = element.getBoundingClientRect();
  const { x, y } = position ?? { x: width / 2, y: height / 2 };
  return outside({ x: left + x, y: top + y });
}

function outside({ x, y }: Point): Point {
  const { left, top } = window.frameElement?.getBoundingClientRect() ?? { left: 0, top: 0 };
  return { x: Math.round(left + x), y: Math.round(top + y) };
}

/** Puts a text in place of what is selected, as a keyboard on a screen does. */
function insert(text: string): void {
  document.execCommand(text === "" ? "delete" : "insertText", false, text);
}

async function fill(selector: string, text: string): Promise<void> {
  const element = await elementAt(selector);
  if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement))
    throw new Error("There is nothing to fill");
  element.focus();
  element.select();
  insert(text);
}

/** What says which option: its value, its label, or where it is. */
type Wanted = string | { readonly element: string };

/** Chooses an option, and tells it, as drivers of browsers do where lists are drawn outside the page. */
async function choose(selector: string, [wanted]: readonly Wanted[]): Promise<void> {
  const select = await elementAt(selector);
  if (!(select instanceof HTMLSelectElement)) throw new Error("There is nothing to choose from");
  select.focus();
  const option =
    typeof wanted === "object"
      ? await elementAt(wanted.element)
      : [...select.options].find(({ value, label }) => wanted === value || wanted === label);
  if (!(option instanceof HTMLOptionElement)) throw new Error("There is no such option");
  option.selected = true;
  for (const type of ["input", "change"])
    select.dispatchEvent(new Event(type, { bubbles: true, composed: true }));
}

function command(name: string): void {
  document.execCommand(name);
}

/** Keys go to the frame that has focus. */
function focus(): void {
  const frame = parent.document.querySelector<HTMLElement>("iframe[data-vitest]");
  if (parent.document.activeElement !== frame) frame?.focus();
}

Object.assign(window, { inPage: { focus, command, pointOn, outside, insert, fill, choose } });
