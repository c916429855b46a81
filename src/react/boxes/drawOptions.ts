import type { ParameterOption } from "../../core/form.ts";

type Options = readonly ParameterOption[];

interface Drawing {
  readonly prompt: string;
  readonly options: Options;
  /** There once the same options are drawn again. */
  copy?: DocumentFragment;
}

/** The newest drawings first. Questions of a form often have the same few options, or the same states. */
const recent: Drawing[] = [];
const mostRecent = 8;
const mostOptions = 100;

/**
 * Puts a prompt and options into a select. React would keep several objects for each of them, and they never change one by one;
 * selects with the same options get copies of one drawing.
 */
export function drawOptions(select: HTMLSelectElement, prompt: string, options: Options): void {
  const known = recent.find((one) => one.prompt === prompt && sameOptions(one.options, options));
  if (known) {
    known.copy ??= drawingOf(prompt, options);
    return select.replaceChildren(known.copy.cloneNode(true));
  }
  select.replaceChildren(drawingOf(prompt, options));
  if (options.length <= mostOptions) {
    recent.unshift({ prompt, options });
    recent.length = Math.min(recent.length, mostRecent);
  }
}

const sameOptions = (one: Options, other: Options): boolean =>
  one === other ||
  (one.length === other.length &&
    one.every(({ value, label }, place) => {
      const twin = other[place];
      return twin?.value === value && twin.label === label;
    }));

function drawingOf(prompt: string, choices: Options): DocumentFragment {
  const options = document.createDocumentFragment();
  for (const { value, label } of [{ value: "", label: prompt }, ...choices])
    optionIn(options, label).value = value;
  return options;
}

/** A new option at the end of `parent`. Not by `new Option`, which happy-dom lacks. */
export function optionIn(parent: Node, text: string): HTMLOptionElement {
  const option = document.createElement("option");
  option.text = text;
  return parent.appendChild(option);
}
