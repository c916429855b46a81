import { formsInCollection } from "../read/formInDocument.ts";
import { parseCollection } from "../read/parseCollection.ts";
import type { Collection, DocumentForm } from "../schema/collectionTypes.ts";
import { addressed } from "../schema/entryIds.ts";
import { textIn } from "../schema/texts.ts";
import { quoted } from "../wording.ts";
import { type Change, changesAt, sorted } from "./change.ts";
import { createVisibilityClassifier } from "./classifyVisibility.ts";
import { compareLists } from "./compareLists.ts";
import { formChanges } from "./formChanges.ts";
import { sameData } from "./sameData.ts";
import { type ChangeClassifiers, demandsOf, settingChanges } from "./settingChanges.ts";

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
const calledForm = ({ title, form, id }: DocumentForm, address: string): string =>
  `The form ${quoted(title === undefined ? (form?.description ?? id ?? address) : textIn(title, "en"))}`;

const placesOf = ({ forms }: Collection) =>
  addressed(forms).map(([address, form], at) => ({
    address,
    form,
    path: `$.forms[${at}]`,
    called: calledForm(form, address),
  }));

/** Options of `diffCollection`. */
export interface CollectionDiffSettings {
  /** Stored answers by form id, in the format of `answers` of `diffForm`. */
  readonly answers?: Readonly<Record<string, readonly unknown[]>>;
}

/**
 * Compares two revisions of a collection, and returns the changes by their effect on stored
 * answers, the most severe first.
 *
 * Forms with the same address are compared like with `diffForm`. When a revision has no definition
 * of a form, changes of its rules and conditions count as `breaks answers`.
 *
 * @throws CollectionError for an invalid document.
 *
 * @example
 * const changes = diffCollection(published, next, { answers: { "federal-w4": payloads } });
 */
export function diffCollection(
  before: unknown,
  now: unknown,
  { answers = {} }: CollectionDiffSettings = {},
): readonly Change[] {
  const [old, next] = [parseCollection(before), parseCollection(now)];
  const [oldForms, newForms] = [
    new Map(formsInCollection(old, before)),
    new Map(formsInCollection(next, now)),
  ];
  const forms = addressed(next.forms);
  const { gone, added, kept, isMoved } = compareLists(
    placesOf(old),
    placesOf(next),
    ({ address }) => address,
  );
  const hasDefinitions = [...old.forms, ...next.forms].every(({ form }) => form);
  return sorted([
    ...gone.flatMap(({ path, called }) =>
      changesAt({ path }, [[true, "breaks answers", `${called} was removed`]]),
    ),
    ...added.flatMap(({ path, called }) =>
      changesAt({ path }, [[true, "asks again", `${called} is new`]]),
    ),
    ...changesAt({ path: "$.forms" }, [[isMoved, "cosmetic", "The forms are reordered"]]),
    ...settingChanges(
      old,
      next,
      { ...classifiers, ...(!hasDefinitions && withoutDefinitions) },
      { path: "$", called: "The collection" },
    ),
    ...kept.flatMap(([was, is]) => {
      const { address, form } = is;
      return formChanges(
        [was.form, form],
        [oldForms.get(address), newForms.get(address)],
        is,
        createVisibilityClassifier(forms, [address, form]),
        answers[address],
      );
    }),
  ]);
}
