import { limitOf } from "../clock.ts";
import type { Choice } from "./answer.ts";
import { readAs } from "./field.ts";

/** The options of a searchable select, of which there may be more than are drawn. */
export interface OptionList<Option> {
  /** Types in place of what was typed, if the control can be typed into. */
  search(text: string): Promise<unknown>;
  /** The option, if it is among those drawn. */
  drawn(choice: Choice): Promise<Option | undefined>;
  /** What Enter would choose, and its id. */
  highlighted(): Promise<{ readonly id: string; readonly option: Option } | null>;
  textOf(option: Option): Promise<string | null>;
  /** Highlights the next. */
  down(): Promise<unknown>;
  /** Lets the page go on for a moment. */
  pause(): Promise<unknown>;
}

/** The option as soon as it is drawn, where it stands beyond those in view too. */
export async function findOption<Option>(
  list: OptionList<Option>,
  choice: Choice,
  timeout: number,
): Promise<Option | undefined> {
  for (const text of searchesFor(choice)) {
    await list.search(text);
    const option = await list.drawn(choice);
    if (option !== undefined) return option;
  }
  const isOver = limitOf(timeout);
  // Of several with one label, the way to the right one may be long.
  const stop = choice.alike > 1 ? () => false : isOver;
  for (;;) {
    const option = (await goDown(list, choice, stop)) ?? (await list.drawn(choice));
    if (option !== undefined || isOver()) return option;
    await list.pause();
  }
}

/**
 * A label may be in many others: the value, which is searched too, leaves few. It says nothing of
 * which one where several have the label.
 */
function searchesFor({ label, alike, value }: Choice): readonly string[] {
  const text = readAs(label);
  return alike > 1 ? [text] : [text, `${text} ${readAs(value)}`, text];
}

/**
 * Goes down the list with the keyboard, until the option is highlighted, the list comes round or it
 * is to stop.
 */
async function goDown<Option>(
  list: OptionList<Option>,
  { label, place }: Choice,
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
