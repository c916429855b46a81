import type { DocumentForm } from "../collection.ts";
import { limitsOf } from "../repeat.ts";
import { demandsOf, type Judges, settingChanges } from "./settingChanges.ts";
import type { SeenChange } from "./seenChange.ts";
import { sameData } from "./sameData.ts";

const roundsOf = ({ repeat }: DocumentForm) => (repeat ? limitsOf(repeat) : { min: 1, max: 1 });

const titlesOf = ({ sections = [] }: DocumentForm) =>
  sections.map(({ title, description }) => [title, description]);

/** What is said of a form as a whole. */
const judges: Judges<DocumentForm> = {
  form: null,
  id: null,
  rules: null,
  defaultRules: null,
  fields: null,
  conditions: null,
  when: [
    (_, __, required) => (required ? "asks again" : "changes meaning"),
    "is asked of others than before",
  ],
  repeat: [
    (before, now) => {
      const [was, is] = [roundsOf(before), roundsOf(now)];
      if (is.max < was.max) return "breaks answers";
      return is.min > was.min ? "asks again" : "changes meaning";
    },
    "is filled in another number of times",
  ],
  checks: [({ checks }, now) => demandsOf(checks, now.checks), "has other checks"],
  compute: [
    ({ compute = {} }, now) =>
      demandsOf(Object.entries(compute), Object.entries(now.compute ?? {})),
    "works answers out otherwise",
  ],
  disabled: [
    (_, now, required) => (required && !now.disabled ? "asks again" : "changes meaning"),
    "can be answered now where it could not, or the other way round",
  ],
  readOnly: ["changes meaning", "can be edited now where it could not, or the other way round"],
  defaultValues: ["changes meaning", "begins with other answers"],
  prefill: ["changes meaning", "begins with other answers"],
  currency: ["changes meaning", "has amounts in another currency"],
  sections: [
    (before, now) => (sameData(titlesOf(before), titlesOf(now)) ? "cosmetic" : "changes meaning"),
    "has other sections",
  ],
  title: ["cosmetic", "has another title"],
};

/** Whether who is asked a form may have to answer something: by itself, or so that answers fit. */
const isDemanding = (one: DocumentForm): boolean =>
  (one.form?.parameters.some(({ required }) => required) ?? true) ||
  (one.checks ?? []).length > 0 ||
  Object.keys(one.compute ?? {}).length > 0 ||
  roundsOf(one).min > 1;

/** What is different in what is said of a form as a whole. */
export const formChanges = (
  before: DocumentForm,
  now: DocumentForm,
  path: string,
  called: string,
): readonly SeenChange[] =>
  settingChanges(before, now, judges, {
    path,
    called,
    required: isDemanding(now),
  });
