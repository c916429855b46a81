import { limitOf } from "../clock.ts";
import type { OptionByLabel } from "./answer.ts";
import { readAs } from "./field.ts";

/** The options of a searchable select, which may render only some of them. */
export interface OptionList<Option> {
  /** Replaces the search text, if the control has one. */
  search(text: string): Promise<unknown>;
  /** Returns the option if it is rendered. */
  findRendered(choice: OptionByLabel): Promise<Option | undefined>;
  /** Returns the option that Enter would choose, and its id. */
  highlighted(): Promise<{ readonly id: string; readonly option: Option } | null>;
  textOf(option: Option): Promise<string | null>;
  /** Highlights the next option. */
  down(): Promise<unknown>;
  /** Waits a moment for the page. */
  pause(): Promise<unknown>;
}

/** Returns the option once it is rendered. Also finds options outside the rendered range. */
export async function findOption<Option>(
  list: OptionList<Option>,
  choice: OptionByLabel,
  timeout: number,
): Promise<Option | undefined> {
  for (const text of searchesFor(choice)) {
    await list.search(text);
    const option = await list.findRendered(choice);
    if (option !== undefined) return option;
  }
  const isOver = limitOf(timeout);
  // Among options with the same label, the way to the right one may be long.
  const stop = choice.alike > 1 ? () => false : isOver;
  for (;;) {
    const option = (await goDown(list, choice, stop)) ?? (await list.findRendered(choice));
    if (option !== undefined || isOver()) return option;
    await list.pause();
  }
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
async function goDown<Option>(
  list: OptionList<Option>,
  { label, place }: OptionByLabel,
  stop: () => boolean,
): Promise<Option | undefined> {
  const passed = new Set<string>();
  let alike = 0;
  if (!(await list.highlighted())) await list.down();
  while (!stop()) {
    const at = await list.highlighted();
    if (!at || passed.has(at.id)) break;
    const isAlike = readAs(await list.textOf(at.option)) === readAs(label);
    if (isAlike && alike++ === place) return at.option;
    passed.add(at.id);
    await list.down();
  }
  return undefined;
}
