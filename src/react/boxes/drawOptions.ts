import type { ParameterOption } from "../../core/form.ts";

type Options = readonly ParameterOption[];

interface Drawing {
  readonly prompt: string;
  /** There once the same options are drawn again. */
  readonly copy?: DocumentFragment;
}

const drawings = new WeakMap<Options, Drawing>();

/**
 * Puts a prompt and options into a select. React would keep several objects for each of them, and they never change one by one;
 * selects with the same options get copies of one drawing.
 */
export function drawOptions(select: HTMLSelectElement, prompt: string, options: Options): void {
  const known = drawings.get(options);
  const again = known?.prompt === prompt;
  const nodes = known?.copy && again ? known.copy : drawingOf(prompt, options);
  drawings.set(options, again ? { prompt, copy: nodes } : { prompt });
  select.replaceChildren(again ? nodes.cloneNode(true) : nodes);
}

function drawingOf(prompt: string, choices: Options): DocumentFragment {
  const options = document.createDocumentFragment();
  options.append(new Option(prompt, ""));
  for (const { value, label } of choices) options.append(new Option(label, value));
  return options;
}
