import type { Form, ParameterType } from "../../core/definition/form.ts";

/**
 * The controls of a form that a server drew and that React replaces, by parameter: where something
 * changed them before it took over, such as an extension, it draws all of them anew.
 */
export interface LeftControls {
  readonly byName: ReadonlyMap<string, Element>;
  /** The parameter whose control has focus. */
  readonly focused: string | undefined;
}

type Found = Map<number, Element>;

/**
 * The controls of this form that are on the page and belong to none that is alive, told by the
 * places in their ids, by what they are and, where there are several, by their labels.
 */
export function findLeftControls(
  { parameters }: Form,
  isAlive: (id: string) => boolean,
): LeftControls | null {
  const forms = new Map<string, { readonly controls: Found; likeness: number }>();
  const strange = new Set<string>();
  for (const label of document.querySelectorAll('.pf-field [id$="-label"]')) {
    const [, id, digits] = /^(.+)-(\d+)-label$/.exec(label.id) ?? [];
    if (id === undefined || isAlive(id)) continue;
    const place = Number(digits);
    const parameter = parameters[place];
    if (!parameter) strange.add(id);
    const control = document.getElementById(`${id}-${place}`) ?? label.closest("fieldset");
    if (!parameter || !control || isChoice(control) !== choices.has(parameter.type)) continue;
    const form = forms.get(id) ?? { controls: new Map(), likeness: 0 };
    forms.set(id, form);
    form.controls.set(place, control);
    if (label.textContent.startsWith(parameter.label)) form.likeness += 1;
  }
  for (const id of strange) forms.delete(id);
  const [best] = [...forms.values()].sort((a, b) => b.likeness - a.likeness);
  if (!best || (best.likeness === 0 && forms.size > 1)) return null;
  const named = [...best.controls].flatMap(([place, control]) => {
    const { name } = parameters[place] ?? {};
    return name === undefined ? [] : ([[name, control]] as const);
  });
  const focused = named.find(([, control]) => control.contains(document.activeElement));
  return { byName: new Map(named), focused: focused?.[0] };
}

const choices: ReadonlySet<ParameterType> = new Set(["boolean", "select"]);

const isChoice = (control: Element): boolean =>
  control.localName === "select" || boxesIn(control).length > 0;

/** Radio buttons, or the one box of an agreement. */
const boxesIn = (control: Element): readonly HTMLInputElement[] =>
  control.matches("[type=checkbox]") && control instanceof HTMLInputElement
    ? [control]
    : [...control.querySelectorAll<HTMLInputElement>("input[type=radio]")];

/**
 * What a person said in a control, as a text to read or the place of an option; `null` where they
 * said nothing.
 */
export function saidIn(control: Element): string | number | null {
  const place = isChoice(control) ? chosenIn(control) : -1;
  if (place >= 0) return place;
  const isText = control.matches("input:not([type=checkbox]), textarea");
  return isText && "value" in control && typeof control.value === "string" && control.value !== ""
    ? control.value
    : null;
}

const chosenIn = (control: Element): number =>
  control instanceof HTMLSelectElement
    ? control.selectedIndex - 1
    : boxesIn(control).findIndex(({ checked }) => checked);
