import { addressed } from "../schema/entryIds.ts";
import type { Collection, DocumentForm } from "../schema/collectionTypes.ts";
import { textIn } from "../schema/texts.ts";
import { quoted } from "../wording.ts";
import { sameData } from "./sameData.ts";
import { changesAt, type UncountedChange } from "./uncountedChange.ts";
import { demandsOf, type ChangeClassifiers, settingChanges } from "./settingChanges.ts";

const classifiers: ChangeClassifiers<Collection> = {
  forms: null,
  rules: null,
  defaultRules: null,
  id: ["cosmetic", "has another id"],
  version: ["cosmetic", "has another version"],
  title: ["cosmetic", "has another title"],
  whatNext: ["cosmetic", "has another text for the next steps"],
  currency: ["changes meaning", "has amounts in another currency"],
  checks: [({ checks }, now) => demandsOf(checks, now.checks), "has other checks between forms"],
  attestation: ["changes meaning", "has another statement to sign"],
  signers: [
    ({ signers = [] }, now) =>
      (now.signers ?? []).every((one) => signers.some((other) => sameData(one, other)))
        ? "changes meaning"
        : "asks again",
    "has other signers",
  ],
};

const otherRules = [
  "breaks answers",
  "has other rules, and not all forms have a definition to determine the effect",
] as const;

/** Additional classes for a form without a definition, whose rules cannot be compared. */
const withoutDefinitions: ChangeClassifiers<Collection> = {
  rules: otherRules,
  defaultRules: otherRules,
};

/** Returns the subject of a sentence about a form. */
export const calledForm = ({ title, form, id }: DocumentForm, address: string): string =>
  `The form ${quoted(title === undefined ? (form?.description ?? id ?? address) : textIn(title, "en"))}`;

/** Returns the changes of a collection, except changes within its forms. */
export function collectionChanges(before: Collection, now: Collection): readonly UncountedChange[] {
  const [old, next] = [addressed(before.forms), addressed(now.forms)];
  const [was, is] = [new Map(old), new Map(next)];
  const kept = next.flatMap(([address]) => (was.has(address) ? [address] : []));
  const isMoved = old.filter(([one]) => is.has(one)).some(([one], at) => one !== kept[at]);
  const hasDefinitions = [...before.forms, ...now.forms].every(({ form }) => form);
  return [
    ...old.flatMap(([address, form], at) =>
      changesAt({ path: `$.forms[${at}]` }, [
        [!is.has(address), "breaks answers", `${calledForm(form, address)} was removed`],
      ]),
    ),
    ...next.flatMap(([address, form], at) =>
      changesAt({ path: `$.forms[${at}]` }, [
        [!was.has(address), "asks again", `${calledForm(form, address)} is new`],
      ]),
    ),
    ...changesAt({ path: "$.forms" }, [[isMoved, "cosmetic", "The forms are reordered"]]),
    ...settingChanges(
      before,
      now,
      { ...classifiers, ...(!hasDefinitions && withoutDefinitions) },
      { path: "$", called: "The collection" },
    ),
  ];
}
