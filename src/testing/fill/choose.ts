import { limitOf } from "../clock.ts";
import type { OptionByLabel } from "./answer.ts";
import { begins, readAs, says } from "./field.ts";
import type { Page } from "./page.ts";

interface Act<E> {
  readonly page: Page<E>;
  readonly control: E;
  /** Text of the button that clears an answer. */
  readonly clear: string;
  /** Milliseconds. */
  readonly timeout: number;
}

type Choice = OptionByLabel | null;

/**
 * Matches the placeholder option of a select. Options of the form may have the same text or value.
 */
const prompt = "option:first-child[value='']";

/** Chooses an option in a control, or clears the answer with `null`. Returns false if it cannot. */
export async function choose<E>(act: Act<E>, choice: Choice): Promise<boolean> {
  const { page, control } = act;
  await page.focus(control);
  if (await page.is(control, "select")) return inSelect(act, choice);
  if (await page.is(control, "fieldset, [role=radiogroup]")) return inRadios(act, choice);
  if (await page.is(control, "[type=checkbox]")) return inBox(act, choice);
  return inCombobox(act, choice);
}

async function click<E>(page: Page<E>, element: E | undefined): Promise<boolean> {
  if (element !== undefined) await page.click(element);
  return element !== undefined;
}

async function inSelect<E>({ page, control }: Act<E>, choice: Choice): Promise<boolean> {
  const prompts = (await page.texts(control, prompt)).length;
  const texts = await page.texts(control, "option");
  const places = texts.flatMap((text, index) =>
    index >= prompts && readAs(text) === readAs(choice?.label ?? null) ? [index] : [],
  );
  const index = choice ? places[choice.place] : prompts > 0 ? 0 : undefined;
  if (index !== undefined) await page.select(control, index);
  return index !== undefined;
}

async function inRadios<E>({ page, control, clear }: Act<E>, choice: Choice): Promise<boolean> {
  if (choice) {
    const radios = await page.named(control, "radio", says(choice.label));
    return click(page, radios[choice.place]);
  }
  const [button] = await page.named(control, "button", begins(clear));
  if (await click(page, button)) return true;
  // Without an answer, nothing has to be cleared.
  return (await page.texts(control, ":checked, [aria-checked=true]")).length === 0;
}

/** Sets the checkbox of an agreement. Unchecked means unanswered; No cannot be chosen. */
async function inBox<E>({ page, control }: Act<E>, choice: Choice): Promise<boolean> {
  if (choice?.value === "false") return false;
  if ((await page.is(control, ":checked")) !== (choice !== null)) await page.click(control);
  return true;
}

async function inCombobox<E>(act: Act<E>, choice: Choice): Promise<boolean> {
  const { page, control } = act;
  await page.click(control);
  const isTyped = await page.is(control, "input");
  if (choice) return click(page, await findOption(act, choice, isTyped));
  if (isTyped) await page.clear(control);
  return isTyped;
}

/** Returns the option once it is rendered. Also finds options outside the rendered range. */
async function findOption<E>(
  act: Act<E>,
  choice: OptionByLabel,
  isTyped: boolean,
): Promise<E | undefined> {
  const { page, control } = act;
  const name = says(choice.label);
  /** Returns the option in the list that the combobox controls, or else in the page. */
  const findRendered = async () => {
    const list = await referenced(act, "aria-controls");
    const options = await page.named(list ?? (await page.rootOf(control)), "option", name);
    return options[choice.place];
  };
  for (const text of searchesFor(choice)) {
    if (isTyped) {
      await page.clear(control);
      await page.type(control, text);
    }
    const option = await findRendered();
    if (option !== undefined) return option;
  }
  const isOver = limitOf(act.timeout);
  // Among options with the same label, the way to the right one may be long.
  const stop = choice.alike > 1 ? () => false : isOver;
  for (;;) {
    const option = (await goDown(act, choice, stop)) ?? (await findRendered());
    if (option !== undefined || isOver()) return option;
    await page.pause();
  }
}

async function referenced<E>({ page, control }: Act<E>, attribute: string) {
  const id = await page.attribute(control, attribute);
  return id ? page.byId(control, id) : undefined;
}

/**
 * Returns the texts to search for. If many options contain the label, adding the value narrows the
 * results, except among options with equal labels.
 */
function searchesFor({ label, alike, value }: OptionByLabel): readonly string[] {
  const text = readAs(label);
  return alike > 1 ? [text] : [text, `${text} ${readAs(value)}`, text];
}

/**
 * Moves down the list with the keyboard until the option is highlighted, the list starts over, or
 * `stop` returns true.
 */
async function goDown<E>(
  act: Act<E>,
  { label, place }: OptionByLabel,
  stop: () => boolean,
): Promise<E | undefined> {
  const { page, control } = act;
  const active = "aria-activedescendant";
  const passed = new Set<string>();
  let alike = 0;
  if (!(await page.attribute(control, active))) await page.down(control);
  while (!stop()) {
    const id = await page.attribute(control, active);
    const option = id ? await page.byId(control, id) : undefined;
    if (!id || option === undefined || passed.has(id)) break;
    const isAlike = readAs(await page.text(option)) === readAs(label);
    if (isAlike && alike++ === place) return option;
    passed.add(id);
    await page.down(control);
  }
  return undefined;
}
