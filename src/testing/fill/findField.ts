import { type FieldByLabel, readAs } from "./field.ts";

/**
 * Matches the placeholder option of a select. Options of the form may have the same text or value.
 */
export const prompt = "option:first-child[value='']";

const labels = "label, legend, [aria-label], [aria-labelledby]";
const labelled = "[aria-labelledby]";
const controls =
  "input:not([type=radio], [type=hidden]), select, textarea, button, fieldset, [role=combobox], [role=radiogroup]";

/** Returns the text of an element that labels a control. */
function nameOf(element: Element): string {
  if (element.matches("label, legend")) return readAs(element.textContent);
  const ids = element.getAttribute("aria-labelledby")?.split(/\s+/u) ?? [];
  const texts = ids.map((id) => element.ownerDocument.getElementById(id)?.textContent ?? "");
  return readAs(ids.length > 0 ? texts.join(" ") : element.getAttribute("aria-label"));
}

/** Returns the control that an element labels. */
function namedBy(element: Element): Element | null {
  if (element instanceof HTMLLabelElement)
    return element.control ?? element.ownerDocument.getElementById(element.htmlFor);
  return element.matches("legend") ? element.closest("fieldset") : element;
}

/** Returns the controls with the label of a field. */
export function findField(within: ParentNode, { label }: FieldByLabel): readonly HTMLElement[] {
  const found = new Set<HTMLElement>();
  for (const element of within.querySelectorAll(labels)) {
    if (!label.test(nameOf(element))) continue;
    const control = namedBy(element);
    if (control instanceof HTMLElement && control.matches(controls)) found.add(control);
  }
  return [...found];
}

/** Returns the label of a choice, without its description. */
function choiceName(element: Element): string {
  const named = element.matches(labelled) ? element : element.querySelector(labelled);
  return named ? nameOf(named) : readAs(element.textContent);
}

export const choicesNamed = (
  within: ParentNode,
  selector: string,
  text: string,
): readonly HTMLElement[] =>
  [...within.querySelectorAll<HTMLElement>(selector)].filter(
    (element) => choiceName(element) === readAs(text),
  );

export const withText = (
  within: ParentNode,
  selector: string,
  text: string,
): readonly HTMLElement[] =>
  [...within.querySelectorAll<HTMLElement>(selector)].filter(
    (element) => readAs(element.textContent) === readAs(text),
  );
