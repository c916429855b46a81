import { bareLabel } from "../../core/messages/labelledMessage.ts";
import { quoted } from "../wording.ts";
import type { FormCheck, FindingBase } from "./finding.ts";
import { type FormInDocument, optionPath, parametersIn } from "../read/formInDocument.ts";

/** The label of a question or an option, with its identifier. */
interface Labelled {
  readonly label: string;
  /** Name of the parameter, or value of the option. */
  readonly known: string;
}

const machine = /^[\p{L}\d]+(?:_[\p{L}\d]+)+$/u;
const humps = /^\p{Ll}[\p{L}\d]*(?:\p{Ll}\p{Lu}|\p{L}\d)/u;
const anything = /[\p{L}\p{N}\p{S}]/u;

/**
 * Whether a label is an identifier, such as `step_2_checkbox`, or `filingStatus` if this is the
 * parameter name, too.
 */
const isMachine = ({ label, known }: Labelled): boolean =>
  machine.test(label.trim()) || (label.trim() === known && humps.test(known));

/** Returns each item whose label an earlier item has, with the first item of this label. */
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

/** Reports labels of questions that are empty, identifiers, or not unique. */
export const questionLabels: FormCheck = (linted) => {
  const found = parametersIn(linted).flatMap(([{ name, label }, path]): readonly FindingBase[] => {
    const at = { path: `${path}.label`, name };
    if (!anything.test(label))
      return [{ rule: "label-empty", what: `The question ${quoted(name)} has no label`, ...at }];
    return isMachine({ label, known: name })
      ? [{ rule: "label-machine", what: `The label ${quoted(label)} is an identifier`, ...at }]
      : [];
  });
  return [...found, ...sameLabels(linted)];
};

/**
 * Reports equal labels within a section. In different sections, the titles distinguish equal
 * labels.
 */
function sameLabels(linted: FormInDocument): readonly FindingBase[] {
  const sections = linted.settings?.sections ?? [];
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

/** Reports labels of options that are empty, identifiers, or not unique. */
export const optionLabels: FormCheck = (linted) =>
  linted.form.parameters.flatMap((parameter): readonly FindingBase[] => {
    if (parameter.type !== "select") return [];
    const { name, options } = parameter;
    // Such as the only option of a question that has no options yet, which cannot be chosen.
    if (options.every(({ value }) => value === "")) return [];
    const pathOf = (value: string): string => `${optionPath(linted, name, value)}.label`;
    const found = options.flatMap(({ value, label }): readonly FindingBase[] => {
      if (label.trim() === "") {
        const what = `The option ${quoted(value)} of ${quoted(parameter.label)} has no label`;
        return [{ rule: "label-empty", path: pathOf(value), name, what }];
      }
      const what = `The label ${quoted(label)} of an option is an identifier`;
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
