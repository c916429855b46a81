import type { Collection } from "../collection.ts";
import { type Spoken, spokenIn, spokenList } from "../spokenNames.ts";
import { quoted } from "../words.ts";
import type { FormCheck, Seen } from "./finding.ts";
import type { FormInDocument } from "../formInDocument.ts";

const seen = ([name, path]: Spoken, where: string): Seen => ({
  rule: "name-unknown",
  path,
  name,
  what: `${quoted(name)} is spoken of, and ${where}`,
});

const namesIn = ({ form }: FormInDocument): ReadonlySet<string> =>
  new Set(form.parameters.map(({ name }) => name));

/** Names that are spoken of and that the form does not have. */
export const knownNames: FormCheck = (linted) => {
  const known = namesIn(linted);
  return spokenIn(linted.said ?? {}, linted.saidPath)
    .filter(([name]) => !known.has(name))
    .map((spoken) => seen(spoken, "the form has no parameter of that name"));
};

/**
 * Names that are spoken of for all forms of a collection, all of which are there, and that none of
 * them has; and forms that a check looks for.
 */
export function sharedNames(
  { rules = {}, checks = [] }: Collection,
  forms: readonly (readonly [id: string, FormInDocument])[],
): readonly Seen[] {
  const inAny = Object.keys(rules)
    .filter((name) => !forms.some(([, linted]) => namesIn(linted).has(name)))
    .map((name) => seen([name, `$.rules.${name}`], "no form has a parameter of that name"));
  const inForm = checks.flatMap(({ form, names }, at): readonly Seen[] => {
    const known = new Set(forms.flatMap(([id, one]) => (id === form ? [...namesIn(one)] : [])));
    return spokenList(names, `$.checks[${at}].names`)
      .filter(([name]) => !known.has(name))
      .map((spoken) => seen(spoken, `the form ${quoted(form)} has no parameter of that name`));
  });
  return [...inAny, ...inForm];
}
