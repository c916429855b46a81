import { wait } from "../clock.ts";
import type { OptionByLabel } from "./answer.ts";
import { begins, readAs, says } from "./field.ts";
import { prompt } from "./findField.ts";
import { done, type LocatorLike, type PageLike, type Patience } from "./actors.ts";
import { findOption, type OptionList } from "./optionList.ts";

interface Act {
  /** The whole page or frame: some design systems render options outside the form. */
  readonly page: PageLike;
  readonly patience: Patience;
  /** Text of the button that clears an answer. */
  readonly clear: string;
}

/** Chooses an option in a control, or clears the answer with `null`. Returns false if it cannot. */
type Chooser = (act: Act, control: LocatorLike, choice: OptionByLabel | null) => Promise<boolean>;

const inSelect: Chooser = async ({ patience }, control, choice) => {
  const labels = await control.locator("option").allTextContents();
  const prompts = await control.locator(prompt).count();
  const places = labels.flatMap((label, at) =>
    choice && at >= prompts && readAs(label) === readAs(choice.label) ? [at] : [],
  );
  const index = choice ? places[choice.place] : 0;
  if (index !== undefined) await control.selectOption({ index }, patience);
  return index !== undefined;
};

const inRadios: Chooser = async ({ patience, clear }, control, choice) => {
  if (choice) {
    const radios = control.getByRole("radio", { name: says(choice.label) });
    return done(radios.nth(choice.place).click(patience));
  }
  const buttons = control.getByRole("button", { name: begins(clear) });
  if ((await buttons.count()) > 0) return done(buttons.nth(0).click(patience));
  // Without an answer, nothing has to be cleared.
  return (await control.locator(":checked, [aria-checked=true]").count()) === 0;
};

/** Sets the checkbox of an agreement. Unchecked means unanswered; No cannot be chosen. */
const inBox: Chooser = async ({ page, patience }, control, choice) => {
  if (choice?.value === "false") return false;
  const id = await control.getAttribute("id", patience);
  const checked = await page.locator(`[id=${JSON.stringify(id)}]:checked`).count();
  if (checked > 0 !== (choice !== null)) await control.click(patience);
  return true;
};

const inCombobox: Chooser = async (act, control, choice) => {
  const { patience } = act;
  await control.click(patience);
  if (!choice) return done(control.fill("", patience));
  const option = await findOption(listOf(act, control), choice, patience.timeout);
  return option !== undefined && done(option.click(patience));
};

/** Returns the options in the list that a combobox controls, or else in the page. */
function listOf({ page, patience }: Act, control: LocatorLike): OptionList<LocatorLike> {
  /** Returns the element whose id is in an attribute. */
  const named = async (attribute: string) => {
    const id = await control.getAttribute(attribute, patience);
    const element = page.locator(`[id=${JSON.stringify(id)}]`);
    return id !== null && (await element.count()) > 0 ? { id, option: element } : null;
  };
  return {
    async search(text) {
      if (!(await done(control.inputValue(patience)))) return;
      await control.fill("", patience);
      await control.pressSequentially(text, patience);
    },
    async findRendered({ label, place }) {
      const within = (await named("aria-controls"))?.option ?? page;
      const options = within.getByRole("option", { name: says(label) });
      return (await options.count()) > place ? options.nth(place) : undefined;
    },
    highlighted: () => named("aria-activedescendant"),
    textOf: async (option) => (await option.allTextContents())[0] ?? null,
    down: () => control.press("ArrowDown", patience),
    pause: () => wait(50),
  };
}

export const chooseOnPage: Chooser = async (act, control, choice) => {
  // A native select with focus renders all options and is not replaced by a searchable one.
  await control.focus(act.patience);
  const has = async (selector: string): Promise<boolean> =>
    (await control.locator(selector).count()) > 0;
  if (await has("option")) return inSelect(act, control, choice);
  if (await has("input[type=radio], [role=radio]")) return inRadios(act, control, choice);
  if ((await control.getAttribute("type", act.patience)) === "checkbox")
    return inBox(act, control, choice);
  return inCombobox(act, control, choice);
};
