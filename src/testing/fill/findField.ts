import { type Field, readAs } from "./field.ts";

/**
 * What stands in a select before anything is chosen; an option of the form may have the same text,
 * or the same value.
 */
export const prompt = "option:first-child[value='']";

const labels = "label, legend, [aria-label], [aria-labelledby]";
const labelled = "[aria-labelledby]";
const controls =
  "input:not([type=radio], [type=hidden]), select, textarea, button, fieldset, [role=combobox], [role=radiogroup]";

/** What an element is called, when it names something. */
function nameOf(element: Element): string {
  if (element.matches("label, legend")) return readAs(element.textContent);
  const ids = element.getAttribute("aria-labelledby")?.split(/\s+/u) ?? [];
  const texts = ids.map((id) => element.ownerDocument.getElementById(id)?.textContent ?? "");
  return readAs(ids.length > 0 ? texts.join(" ") : element.getAttribute("aria-label"));
}

/** What a label is the label of. */
function namedBy(element: Element): Element | null {
  if (element instanceof HTMLLabelElement)
    return element.control ?? element.ownerDocument.getElementById(element.htmlFor);
  return element.matches("legend") ? element.closest("fieldset") : element;
}

/** The controls that have the label of a field. */
export function findField(within: ParentNode, { label }: Field): readonly HTMLElement[] {
  const found = new Set<HTMLElement>();
  for (const element of within.querySelectorAll(labels)) {
    if (!label.test(nameOf(element))) continue;
    const control = namedBy(element);
    if (control instanceof HTMLElement && control.matches(controls)) found.add(control);
  }
  return [...found];
}

/** What a choice is called: of one with a description beside its label, the label alone. */
function choiceName(element: Element): string {
  const named = element.matches(labelled) ? element : element.querySelector(labelled);
  return named ? nameOf(named) : readAs(element.textContent);
}

/** The choices among `within` that are called so. */
export const choicesNamed = (
  within: ParentNode,
  selector: string,
  text: string,
): readonly HTMLElement[] =>
  [...within.querySelectorAll<HTMLElement>(selector)].filter(
    (element) => choiceName(element) === readAs(text),
  );

/** The elements among `within` of which this is the text. */
export const withText = (
  within: ParentNode,
  selector: string,
  text: string,
): readonly HTMLElement[] =>
  [...within.querySelectorAll<HTMLElement>(selector)].filter(
    (element) => readAs(element.textContent) === readAs(text),
  );
