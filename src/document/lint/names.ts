import { declaredType, type Parameter } from "../../core/definition/form.ts";
import type { Collection } from "../schema/collectionTypes.ts";
import { type Reference, referencedNames, listReferences } from "../read/referencedNames.ts";
import { quoted } from "../wording.ts";
import type { FormInDocument } from "../read/formInDocument.ts";
import { questionsIn } from "../read/questions.ts";
import { textIn } from "../schema/texts.ts";
import type { FormCheck, FindingBase } from "./finding.ts";

const unknownName = ([name, path]: Reference, where: string): FindingBase => ({
  rule: "name-unknown",
  path,
  name,
  what: `${quoted(name)} ${where}`,
});

const namesIn = ({ form }: FormInDocument): ReadonlySet<string> =>
  new Set(form.parameters.map(({ name }) => name));

/**
 * Reports names in the settings of a form that its definition does not contain.
 * `invalidConditions.ts` reports those in conditions.
 */
export const knownNames: FormCheck = (linted) => {
  const known = namesIn(linted);
  return referencedNames(linted.settings ?? {}, linted.settingsPath)
    .filter(([name]) => !known.has(name))
    .map((reference) => unknownName(reference, "does not exist in the form"));
};

/**
 * Reports unknown names in the settings of a collection.
 * - Names in `rules` and `attestation` are reported only when all forms have definitions.
 * - Names in `checks` must exist in the form of the check, and that form must repeat.
 */
export function sharedNames(
  { rules = {}, checks = [], attestation, forms: entries }: Collection,
  forms: readonly (readonly [id: string, FormInDocument])[],
): readonly FindingBase[] {
  const all = forms.flatMap(([, { form }]) => form.parameters);
  const isIn = (reference: Reference, type?: string): boolean =>
    all.some((one) => one.name === reference[0] && (type ?? one.type) === one.type);
  const { fills = [] } = attestation ?? {};
  const missing = [
    ...Object.keys(rules)
      .map((name): Reference => [name, `$.rules.${name}`])
      .filter((reference) => !isIn(reference))
      .map((reference) => unknownName(reference, "does not exist in any form")),
    ...(fills === true ? [] : listReferences(fills, "$.attestation.fills"))
      .filter((reference) => !isIn(reference, "string"))
      .map((reference) => unknownName(reference, "is not a text in any form")),
  ];
  const inForm = checks.flatMap(({ form, names }, at): readonly FindingBase[] => {
    const linted = forms.find(([id]) => id === form)?.[1];
    if (!linted) return [];
    const path = `$.checks[${at}]`;
    const what = `The form ${quoted(form)} does not repeat, so it has no two answers to compare`;
    const known = namesIn(linted);
    return [
      ...(linted.settings?.repeat
        ? []
        : [{ rule: "check-idle" as const, path: `${path}.form`, what }]),
      ...listReferences(names, `${path}.names`)
        .filter(([name]) => !known.has(name))
        .map((reference) => unknownName(reference, `does not exist in the form ${quoted(form)}`)),
    ];
  });
  return [...(forms.length === entries.length ? missing : []), ...inForm];
}

/** Reports sections that are empty, or whose names are unknown or in an earlier section. */
export const sectionNames: FormCheck = ({ form, settings, settingsPath, lang }) => {
  const known = new Set(form.parameters.map(({ name }) => name));
  const placed = new Map<string, string>();
  return (settings?.sections ?? []).flatMap((section, at): readonly FindingBase[] => {
    const path = `${settingsPath}.sections[${at}]`;
    const title = quoted(textIn(section.title, lang));
    const found = section.names.flatMap((name, index): readonly FindingBase[] => {
      const here = { path: `${path}.names[${index}]`, name };
      const before = placed.get(name);
      placed.set(name, before ?? title);
      if (!known.has(name)) {
        const what = `The section ${title} names ${quoted(name)}, which does not exist in the form`;
        return [{ rule: "section-unknown", ...here, what }];
      }
      const what = `The section ${title} names ${quoted(name)}, which ${before ?? ""} names already`;
      return before === undefined ? [] : [{ rule: "section-twice", ...here, what }];
    });
    const isEmpty = !section.names.some((name) => known.has(name) && placed.get(name) === title);
    const what = `The section ${title} names no question of the form`;
    return isEmpty ? [...found, { rule: "section-empty", path: `${path}.names`, what }] : found;
  });
};

/** Reports parameters whose name has another type in an earlier form. */
export function namesOfTwoTypes(forms: readonly FormInDocument[]): readonly FindingBase[] {
  const firsts = new Map<string, Parameter>();
  return forms.flatMap((linted) =>
    questionsIn(linted).flatMap(({ parameter, path, called }): readonly FindingBase[] => {
      const { name } = parameter;
      const first = firsts.get(name) ?? parameter;
      firsts.set(name, first);
      const [before, now] = [declaredType(first), declaredType(parameter)];
      if (before === now) return [];
      const what = `${called} has the name ${quoted(name)} and the type ${now}, and in an earlier form the type ${before}`;
      return [{ rule: "name-two-types", path: `${path}.type`, name, what }];
    }),
  );
}
