import type { MessageOverrides } from "../../core/index.ts";
import { wait } from "../clock.ts";
import {
  type Driver,
  hasLineBreak,
  notOneLine,
  notOffered,
  notText,
  readOnly,
  several,
} from "./driver.ts";
import { failed, type FieldByLabel, wordIn } from "./field.ts";
import { chooseOnPage } from "./pageChoices.ts";
import { done, type LocatorLike, type PageLike, type Patience } from "./actors.ts";

/** Creates a driver for a page of Playwright, or for the content of a locator. */
export function pageDriver(
  scope: PageLike | LocatorLike,
  { timeout, messages }: Patience & { readonly messages: MessageOverrides },
): Driver {
  const patience: Patience = { timeout };
  const page = "page" in scope ? scope.page() : scope;

  /**
   * Returns the controls with the label of a field, and the buttons that change a stored answer.
   */
  const found = ({ label, change }: FieldByLabel): LocatorLike =>
    scope
      .getByRole("radiogroup", { name: label })
      .or(scope.getByRole("combobox", { name: label }))
      .or(scope.getByRole("textbox", { name: label }))
      .or(scope.getByRole("button", { name: change }));

  async function find(field: FieldByLabel): Promise<LocatorLike> {
    const all = found(field);
    const count = await all.count();
    if (count > field.alike) throw failed(field.parameter, several(count));
    if (count === field.alike) return all.nth(field.place);
    return all.and(scope.locator(`[id$="${field.idEnd}"]`));
  }

  async function open(field: FieldByLabel): Promise<LocatorLike> {
    const control = await find(field);
    const button = scope.getByRole("button", { name: field.change });
    const type = await control.getAttribute("type", patience);
    if (type === "button" && (await button.count()) > 0) {
      await control.click(patience);
      // The same locator finds the control that replaces the button.
      await control.and(button).waitFor({ ...patience, state: "detached" });
    }
    if (!(await control.isEditable(patience))) throw failed(field.parameter, readOnly);
    return control;
  }

  return {
    has: async (field) => (await (await find(field)).count()) > 0,
    pause: () => done(wait(50)),
    async write(field, text) {
      const control = await open(field);
      if (!(await done(control.inputValue(patience)))) throw failed(field.parameter, notText);
      if (hasLineBreak(text) && (await control.and(scope.locator("input")).count()) > 0)
        throw failed(field.parameter, notOneLine);
      await control.fill("", patience);
      await control.pressSequentially(text, patience);
    },
    async choose(field, choice) {
      const control = await open(field);
      // Options of a form in a frame are in that frame. XPath does not lead out of a shadow root.
      const root = control.locator("xpath=ancestor::html");
      const act = {
        page: (await root.count()) > 0 ? root : page,
        patience,
        clear: wordIn(messages, "clearAnswer"),
      };
      if (!(await chooseOnPage(act, control, choice))) throw failed(field.parameter, notOffered);
    },
  };
}
