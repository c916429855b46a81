import { wait, whileTimersGo } from "../clock.ts";
import { done, type UserLike } from "./actors.ts";
import { type FieldByLabel, readAs } from "./field.ts";
import type { NamedRole, Page } from "./page.ts";

const labels = "label, legend, [aria-label], [aria-labelledby]";
const labelled = "[aria-labelledby]";
const controls =
  "input:not([type=radio], [type=hidden]), select, textarea, button, fieldset, [role=combobox], [role=radiogroup]";

/** Elements by role. A radio button is clicked on its label. */
const selectors: Readonly<Record<NamedRole, string>> = {
  button: "button",
  option: "[role=option]",
  radio: "label",
};

/** Escapes the characters that user-event parses as names of keys. */
const asTyped = (text: string): string => text.replace(/[{[]/gu, "$&$&");

/** Returns the page of the test's document, within an element. */
export function userPage(user: UserLike, scope: Element = document.body): Page<HTMLElement> {
  // Timers are waited for only as long as they fire.
  const click = (element: HTMLElement): Promise<void> => whileTimersGo(user.click(element));
  const press = (key: string): Promise<void> => whileTimersGo(user.keyboard(key));
  return {
    labelled: async (field) => findField(scope, field),
    named: async (within, role, name) =>
      [...within.querySelectorAll<HTMLElement>(selectors[role])].filter((element) =>
        name.test(choiceName(element)),
      ),
    byId: async ({ ownerDocument }, id) => ownerDocument.getElementById(id) ?? undefined,
    rootOf: async ({ ownerDocument }) => ownerDocument.documentElement,
    is: async (element, selector) => element.matches(selector),
    attribute: async (element, name) => element.getAttribute(name),
    text: async ({ textContent }) => textContent,
    texts: async (within, selector) =>
      [...within.querySelectorAll(selector)].map(({ textContent }) => textContent ?? ""),
    async focus(control) {
      // A select may render its options only when it is opened.
      if (control.matches("select")) await click(control);
    },
    click,
    clear: (control) => whileTimersGo(user.clear(control)),
    async type(control, text) {
      if (text !== "") await whileTimersGo(user.type(control, asTyped(text)));
    },
    down: () => press("{ArrowDown}"),
    async select(control, index) {
      const option = control.querySelectorAll<HTMLElement>("option")[index];
      if (option) await whileTimersGo(user.selectOptions(control, option));
    },
    // Shift has no effect, but user-event waits for the page after each key. Under fake timers, only
    // the real `wait` lets anything load.
    pause: () => done(Promise.all([wait(0), press("{Shift}")])),
  };
}

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
function findField(within: ParentNode, { label }: FieldByLabel): readonly HTMLElement[] {
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
  return named && !element.matches("button") ? nameOf(named) : readAs(element.textContent);
}
