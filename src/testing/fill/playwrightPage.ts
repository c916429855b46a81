import { wait } from "../clock.ts";
import { done, type LocatorLike, type PageLike, type Patience } from "./actors.ts";
import type { Page } from "./page.ts";

/** Returns a page of Playwright, or the content of a locator. */
export function playwrightPage(
  scope: PageLike | LocatorLike,
  patience: Patience,
): Page<LocatorLike> {
  const page = "page" in scope ? scope.page() : scope;
  const allOf = async (found: LocatorLike): Promise<readonly LocatorLike[]> =>
    Array.from({ length: await found.count() }, (_, place) => found.nth(place));
  /** Returns the `<html>` of the frame of an element. XPath does not lead out of a shadow root. */
  const rootOf = async (element: LocatorLike): Promise<LocatorLike> => {
    const root = element.locator("xpath=ancestor-or-self::html");
    return (await root.count()) > 0 ? root : page.locator("html");
  };
  return {
    labelled: ({ label, change }) =>
      allOf(
        scope
          .getByRole("radiogroup", { name: label })
          .or(scope.getByRole("combobox", { name: label }))
          .or(scope.getByRole("textbox", { name: label }))
          .or(scope.getByRole("button", { name: change })),
      ),
    named: (within, role, name) => allOf(within.getByRole(role, { name })),
    async byId(nearby, id) {
      const root = await rootOf(nearby);
      return (await allOf(root.locator(`[id=${JSON.stringify(id)}]`)))[0];
    },
    rootOf,
    is: async (element, selector) => (await element.and(scope.locator(selector)).count()) > 0,
    attribute: (element, name) => element.getAttribute(name, patience),
    text: async (element) => (await element.allTextContents())[0] ?? "",
    texts: (within, selector) => within.locator(selector).allTextContents(),
    // A native select with focus renders all options and is not replaced by a searchable one.
    focus: (control) => control.focus(patience),
    click: (element) => element.click(patience),
    clear: (control) => control.fill("", patience),
    type: (control, text) => control.pressSequentially(text, patience),
    down: (control) => control.press("ArrowDown", patience),
    select: (control, index) => control.selectOption({ index }, patience),
    pause: () => done(wait(50)),
  };
}
