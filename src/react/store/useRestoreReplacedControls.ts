"use client";
import { useInsertionEffect, useState } from "react";
import type { Form, Parameter, ParameterType } from "../../core/definition/form.ts";
import type { FieldValue } from "../../core/values/fieldValue.ts";
import { resolveField } from "../settings/resolveField.ts";
import { useBrowserLayoutEffect } from "../support/useStable.ts";
import type { FormScope } from "./scope.ts";

const alive = new Set<string>();

/**
 * Restores input and focus of server-rendered controls that React replaced during hydration.
 * Controls that are still on the page belong to other forms.
 */
export function useRestoreReplacedControls(scope: FormScope, id: string): void {
  const [take] = useState(() => takingOnce(scope));
  useInsertionEffect(() => {
    alive.add(id);
    return () => void alive.delete(id);
  }, [id]);
  useBrowserLayoutEffect(() => take(scope), [take, scope]);
}

/** Returns a function that restores input, then releases the answers. */
function takingOnce({ serverRendered, form }: FormScope) {
  let left = serverRendered ? null : findServerControls(form, (id) => alive.has(id));
  return (scope: FormScope): void => {
    if (left) takeOver(left, scope);
    left = null;
  };
}

function takeOver(
  { byName, focused }: ServerControls,
  { parameters, fields, controls, settings }: FormScope,
) {
  for (const [name, control] of byName) {
    const parameter = parameters.get(name);
    const entered = control.isConnected ? null : valueIn(control);
    if (!parameter || entered === null) continue;
    const field = fields.of(name);
    const value =
      typeof entered === "string"
        ? field.readText(entered)
        : chosen(resolveField(parameter, settings).parameter, entered);
    if (value === null) continue;
    field.setValue(value);
    field.answered();
  }
  const last = focused !== undefined && byName.get(focused);
  if (!last || last.isConnected || document.activeElement !== document.body) return;
  controls.focus(focused);
}

const chosen = (parameter: Parameter, place: number): FieldValue =>
  parameter.type === "select"
    ? (parameter.options[place]?.value ?? null)
    : (["true", "false"][place] ?? null);

/**
 * Server-rendered controls by parameter. React re-creates them if, for example, an extension
 * changed the page before hydration.
 */
interface ServerControls {
  readonly byName: ReadonlyMap<string, Element>;
  readonly focused: string | undefined;
}

type Found = Map<number, Element>;

/**
 * Finds controls of this form that no mounted form owns. Compares indexes in ids, kinds of control
 * and, if ambiguous, labels.
 */
function findServerControls(
  { parameters }: Form,
  isAlive: (id: string) => boolean,
): ServerControls | null {
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

/** Radio buttons, or the checkbox of an agreement. */
const boxesIn = (control: Element): readonly HTMLInputElement[] =>
  control.matches("[type=checkbox]") && control instanceof HTMLInputElement
    ? [control]
    : [...control.querySelectorAll<HTMLInputElement>("input[type=radio]")];

/** Returns a person's input: a text, the index of an option, or `null`. */
function valueIn(control: Element): string | number | null {
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
