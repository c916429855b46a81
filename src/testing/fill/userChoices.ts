import type { OptionByLabel } from "./answer.ts";
import { choicesNamed, prompt, withText } from "./findField.ts";
import type { UserLike } from "./actors.ts";
import { findOption, type OptionList } from "./optionList.ts";

interface Act {
  readonly user: UserLike;
  /** Types a text literally. */
  readonly type: UserLike["type"];
  /** Waits a moment for the page. */
  pause(): Promise<void>;
  readonly timeout: number;
  /** Text of the button that clears an answer. */
  readonly clear: string;
}

/** Chooses an option in a control, or clears the answer with `null`. Returns false if it cannot. */
type Chooser = (act: Act, control: HTMLElement, choice: OptionByLabel | null) => Promise<boolean>;

async function click(user: UserLike, element: HTMLElement | undefined): Promise<boolean> {
  if (element) await user.click(element);
  return element !== undefined;
}

const inSelect: Chooser = async ({ user }, control, choice) => {
  const find = (): HTMLElement | null | undefined =>
    choice
      ? withText(control, `option:not(${prompt})`, choice.label)[choice.place]
      : control.querySelector<HTMLElement>(prompt);
  // A select may render its options only when it is opened.
  if (!find()) await user.click(control);
  const option = find();
  if (option) await user.selectOptions(control, option);
  return Boolean(option);
};

const inRadios: Chooser = async ({ user, clear }, control, choice) => {
  if (choice) return click(user, choicesNamed(control, "label", choice.label)[choice.place]);
  const [button] = withText(control, "button", clear);
  return (await click(user, button)) || control.querySelector("input:checked") === null;
};

/** Sets the checkbox of an agreement. Unchecked means unanswered; No cannot be chosen. */
const inBox: Chooser = async ({ user }, control, choice) => {
  if (choice?.value === "false") return false;
  if (control.matches(":checked") !== (choice !== null)) await user.click(control);
  return true;
};

const inCombobox: Chooser = async (act, control, choice) => {
  const { user, timeout } = act;
  await user.click(control);
  if (choice) return click(user, await findOption(listOf(act, control), choice, timeout));
  const typed = control.matches("input");
  if (typed) await user.clear(control);
  return typed;
};

/** Returns the options in the list that a combobox controls, or else in the page. */
function listOf({ user, type, pause }: Act, control: HTMLElement): OptionList<HTMLElement> {
  const page = control.ownerDocument;
  const named = (attribute: string): HTMLElement | null =>
    page.getElementById(control.getAttribute(attribute) ?? "");
  return {
    async search(text) {
      if (!control.matches("input")) return;
      await user.clear(control);
      await type(control, text);
    },
    findRendered: async ({ label, place }) =>
      choicesNamed(named("aria-controls") ?? page, "[role=option]", label)[place],
    async highlighted() {
      const option = named("aria-activedescendant");
      return option && { id: option.id, option };
    },
    textOf: async ({ textContent }) => textContent,
    down: () => user.keyboard("{ArrowDown}"),
    pause,
  };
}

export const chooseWith: Chooser = (act, control, choice) => {
  if (control.matches("select")) return inSelect(act, control, choice);
  if (control.matches("fieldset, [role=radiogroup]")) return inRadios(act, control, choice);
  if (control.matches("[type=checkbox]")) return inBox(act, control, choice);
  return inCombobox(act, control, choice);
};
