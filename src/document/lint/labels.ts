import { bareLabel } from "../../core/messages/labelled.ts";
import { quoted } from "../words.ts";
import type { FormCheck, Seen } from "./finding.ts";
import { type FormInDocument, optionPath, parametersIn } from "../read/formInDocument.ts";

/** What stands for a question or an option, beside what a program calls it. */
interface Labelled {
  readonly label: string;
  /** The name of a parameter, the value of an option. */
  readonly known: string;
}

const machine = /^[\p{L}\d]+(?:_[\p{L}\d]+)+$/u;
const humps = /^\p{Ll}[\p{L}\d]*(?:\p{Ll}\p{Lu}|\p{L}\d)/u;
const anything = /[\p{L}\p{N}\p{S}]/u;

/** Whether a label is what a program calls it: `step_2_checkbox`, or `filingStatus` of that name. */
const isMachine = ({ label, known }: Labelled): boolean =>
  machine.test(label.trim()) || (label.trim() === known && humps.test(known));

/** The labels that several have, with those that have them after the first. */
function repeated<T>(
  items: readonly T[],
  labelOf: (item: T) => string,
): readonly (readonly [T, first: T])[] {
  const firsts = new Map<string, T>();
  return items.flatMap((item): readonly (readonly [T, T])[] => {
    const label = bareLabel(labelOf(item)).toLowerCase();
    const first = firsts.get(label);
    if (first === undefined) firsts.set(label, item);
    return first === undefined || label === "" ? [] : [[item, first]];
  });
}

/** What is wrong with the labels of a form's questions. */
export const questionLabels: FormCheck = (linted) => {
  const found = parametersIn(linted).flatMap(([{ name, label }, path]): readonly Seen[] => {
    const at = { path: `${path}.label`, name };
    if (!anything.test(label))
      return [{ rule: "label-empty", what: `The question ${quoted(name)} has no label`, ...at }];
    return isMachine({ label, known: name })
      ? [{ rule: "label-machine", what: `The label ${quoted(label)} is a machine’s`, ...at }]
      : [];
  });
  return [...found, ...sameLabels(linted)];
};

/** Questions of one section with one label: those of two are told apart by its title. */
function sameLabels(linted: FormInDocument): readonly Seen[] {
  const sections = linted.said?.sections ?? [];
  const sectionOf = (name: string): number =>
    sections.findIndex(({ names }) => names.includes(name));
  const all = parametersIn(linted);
  const places = new Set(all.map(([{ name }]) => sectionOf(name)));
  return [...places].flatMap((place) => {
    const together = all.filter(([{ name }]) => sectionOf(name) === place);
    return repeated(together, ([{ label }]) => label).map(([[{ name, label }, path], [first]]) => ({
      rule: "label-twice" as const,
      path: `${path}.label`,
      name,
      what: `The questions ${quoted(first.name)} and ${quoted(name)} have the same label, ${quoted(label)}`,
    }));
  });
}

/** What is wrong with the labels of the options to choose from. */
export const optionLabels: FormCheck = (linted) =>
  linted.form.parameters.flatMap((parameter): readonly Seen[] => {
    if (parameter.type !== "select") return [];
    const { name, options } = parameter;
    const pathOf = (value: string): string => `${optionPath(linted, name, value)}.label`;
    const found = options.flatMap(({ value, label }): readonly Seen[] => {
      if (label.trim() === "") {
        const what = `The option ${quoted(value)} of ${quoted(parameter.label)} has no label`;
        return [{ rule: "label-empty", path: pathOf(value), name, what }];
      }
      const what = `The label ${quoted(label)} of an option is a machine’s`;
      return isMachine({ label, known: value })
        ? [{ rule: "label-machine", path: pathOf(value), name, what }]
        : [];
    });
    const same = repeated(options, ({ label }) => label).map(([{ value, label }]) => ({
      rule: "label-twice" as const,
      path: pathOf(value),
      name,
      what: `Two options of ${quoted(parameter.label)} have the same label, ${quoted(label)}`,
    }));
    return [...found, ...same];
  });
