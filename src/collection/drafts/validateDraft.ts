import type { Form, Parameter } from "../../core/definition/form.ts";
import { fitsAnswer } from "../../core/definition/diff/fitsAnswer.ts";
import type { Acceptance } from "../answers/acceptance.ts";
import type { DraftSource } from "./draftSource.ts";
import type { NamedAnswer } from "./draftState.ts";
import {
  type DraftField,
  type DraftForm,
  draftFormOf,
  readDraft,
  type StoredDraft,
} from "./draftText.ts";

/** What of a draft fits a definition. */
export interface FittingDraft {
  readonly fields: readonly DraftField[];
  /**
   * Answers with no place in the definition: the parameter is gone, has another type, or no longer
   * has the option. One that may no longer be kept is among them only if nothing else fits;
   * otherwise it is told with all that must be given again.
   */
  readonly dropped: readonly NamedAnswer[];
  /** Whether the draft was written for another definition. */
  readonly changed: boolean;
}

/** The stored draft of a form, as far as it can be restored. */
export interface ValidatedDraft extends FittingDraft {
  readonly kind: "none" | "expired" | "unreadable" | "draft" | "accepted";
  readonly text: string | null;
  readonly revision: string | null;
  readonly origin: string | null;
  /** That the form was accepted; what else is stored is no answer to be sent. */
  readonly accepted: Acceptance | null;
  /** The seed that it was sent with, while it may have been received. */
  readonly sent?: string | undefined;
  /** When what is too old was saved, in ms since 1970. */
  readonly expired: number | null;
  /**
   * Whether it is to be written anew: it holds an answer that must not be kept any more, or a time
   * that no clock can be right about.
   */
  readonly isStale: boolean;
}

const nothing = {
  text: null,
  fields: [],
  dropped: [],
  changed: false,
  revision: null,
  origin: null,
  accepted: null,
  expired: null,
  isStale: false,
};

/** The draft of a form that was accepted: none of its answers is restored. */
export const acceptedDraft = (
  accepted: Acceptance,
  fields: readonly DraftField[],
): ValidatedDraft => ({ kind: "accepted", ...nothing, accepted, fields });

/** `expiry` in ms. */
export function validateDraft(
  text: string | null,
  source: DraftSource,
  expiry: number,
  accepted: Acceptance | null,
): ValidatedDraft {
  const found = validateText(text, source, expiry);
  const fields = source.isAgeless ? found.fields : [];
  return { ...(accepted ? acceptedDraft(accepted, fields) : found), text };
}

function validateText(text: unknown, source: DraftSource, expiry: number): ValidatedDraft {
  if (text === null || text === undefined) return { kind: "none", ...nothing };
  if (source.isBegunHere) return { kind: "none", ...nothing };
  const draft = readDraft(text);
  if (!draft) return { kind: "unreadable", ...nothing };
  const { id, form, isKept } = source;
  const { savedAt, revision, origin = revision, sent } = draft;
  const age = ageOf(draft, expiry);
  if (age === "old") return { kind: "expired", ...nothing, expired: savedAt };
  const refused = new Set(form.parameters.filter((one) => !isKept(one)).map(({ name }) => name));
  const isUnsafe = draft.fields.some(({ name }) => refused.has(name));
  const fitting = fitDraft(draft, form, draftFormOf(id, form), isKept);
  const about = { text: null, revision, origin, sent, accepted: null, expired: null };
  return { kind: "draft", ...fitting, ...about, isStale: isUnsafe || age === "unknown" };
}

/** A device whose clock is wrong by more has lost it. */
const year = 366 * 24 * 60 * 60 * 1000;

/**
 * How old a draft is, by the shorter of the times that it was written with and that is asked now. A
 * clock that is behind the last save is wrong, and so is one that is years ahead of it: what was
 * saved with such a clock is kept, for as long as if it had been saved now.
 */
export function ageOf(
  { savedAt, expiresAt }: Pick<StoredDraft, "savedAt" | "expiresAt">,
  expiry: number,
): "young" | "old" | "unknown" {
  const lifetime = Math.min(expiresAt - savedAt, expiry);
  const elapsed = Date.now() - savedAt;
  if (elapsed < -lifetime || elapsed >= lifetime + year) return "unknown";
  return elapsed < lifetime ? "young" : "old";
}

/**
 * Keeps an answer for the parameter of the same name and type only, and of a select only an option
 * that it has.
 */
export function fitDraft(
  draft: StoredDraft,
  form: Form,
  about: DraftForm,
  isKept: (parameter: Parameter) => boolean,
): FittingDraft {
  const { id, revisionDate, fingerprint } = draft.form;
  const isSame = id === about.id && revisionDate === about.revisionDate;
  const changed = !isSame || fingerprint !== about.fingerprint;
  const parameters = new Map(form.parameters.map((parameter) => [parameter.name, parameter]));
  const fits = (field: DraftField): boolean => {
    const parameter = parameters.get(field.name);
    const kept = changed ? field : { type: field.type };
    return parameter !== undefined && isKept(parameter) && fitsAnswer(parameter, kept);
  };
  const fields = draft.fields.filter(fits);
  const isOwed = ({ name }: DraftField): boolean => {
    const parameter = parameters.get(name);
    return fields.length > 0 && parameter !== undefined && !isKept(parameter);
  };
  const dropped = draft.fields
    .filter((field) => !fits(field) && !isOwed(field))
    .filter(({ value, text }) => (value ?? text) !== undefined)
    .map(({ name, label }) => ({ name, label: parameters.get(name)?.label ?? label }));
  return { fields, dropped, changed };
}
