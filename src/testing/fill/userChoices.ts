import type { Choice } from "./answer.ts";
import { readAs } from "./field.ts";
import { prompt, withText } from "./findField.ts";
import type { UserLike } from "./actors.ts";

/** Looks until there is something, or the time is over. */
export type Until = <T>(look: () => T | undefined) => Promise<T | undefined>;

interface Act {
  readonly user: UserLike;
  /** Types a text as it is. */
  readonly type: UserLike["type"];
  readonly until: Until;
  /** What the button says that takes an answer back. */
  readonly clear: string;
}

/** Chooses in a control, or takes the answer back with `null`. Returns whether it offered that. */
type Chooser = (act: Act, control: HTMLElement, choice: Choice | null) => Promise<boolean>;

async function click(user: UserLike, element: HTMLElement | undefined): Promise<boolean> {
  if (element) await user.click(element);
  return element !== undefined;
}

const inSelect: Chooser = async ({ user }, control, choice) => {
  const find = (): HTMLElement | null | undefined =>
    choice
      ? withText(control, `option:not(${prompt})`, choice.label)[choice.place]
      : control.querySelector<HTMLElement>(prompt);
  // Its options may be drawn when it is opened only.
  if (!find()) await user.click(control);
  const option = find();
  if (option) await user.selectOptions(control, option);
  return Boolean(option);
};

const inRadios: Chooser = async ({ user, clear }, control, choice) => {
  if (choice) return click(user, withText(control, "label", choice.label)[choice.place]);
  const [button] = withText(control, "button", clear);
  return (await click(user, button)) || control.querySelector("input:checked") === null;
};

const inCombobox: Chooser = async ({ user, type, until }, control, choice) => {
  const typed = control.matches("input");
  await user.click(control);
  if (typed) await user.clear(control);
  if (!choice) return typed;
  if (typed) await type(control, readAs(choice.label));
  const option = (): HTMLElement | undefined =>
    withText(control.ownerDocument, "[role=option]", choice.label)[choice.place];
  return click(user, await until(option));
};

export const chooseWith: Chooser = (act, control, choice) => {
  if (control.matches("select")) return inSelect(act, control, choice);
  if (control.matches("fieldset, [role=radiogroup]")) return inRadios(act, control, choice);
  return inCombobox(act, control, choice);
};
