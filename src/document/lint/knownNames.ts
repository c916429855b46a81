import type { Collection } from "../schema/collectionTypes.ts";
import { type Reference, referencedNames, listReferences } from "../read/referencedNames.ts";
import { quoted } from "../wording.ts";
import type { FormCheck, FindingBase } from "./finding.ts";
import type { FormInDocument } from "../read/formInDocument.ts";

const unknownName = ([name, path]: Reference, where: string): FindingBase => ({
  rule: "name-unknown",
  path,
  name,
  what: `${quoted(name)} ${where}`,
});

const namesIn = ({ form }: FormInDocument): ReadonlySet<string> =>
  new Set(form.parameters.map(({ name }) => name));

/** Reports names in the settings of a form that its definition does not contain. */
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
