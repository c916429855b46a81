import type { Form, Parameter } from "../../core/definition/form.ts";
import { fitsAnswer } from "../../core/definition/fingerprint.ts";
import { expiryStatus } from "./draftExpiry.ts";
import type { DraftSource } from "./draftSource.ts";
import type { NamedAnswer } from "./draftState.ts";
import {
  draftCodec,
  type DraftField,
  type DraftForm,
  draftFormOf,
  type StoredDraft,
} from "./draftCodec.ts";

/** The part of a draft that fits a definition. */
export interface FittingDraft {
  readonly fields: readonly DraftField[];
  /**
   * Answers that no longer fit: their parameter was removed, has another type, or lacks the option.
   * An answer that may no longer be stored is listed here only when no other answer fits; otherwise
   * it is listed in `notKept`.
   */
  readonly dropped: readonly NamedAnswer[];
  /** Whether the draft was written for another definition. */
  readonly changed: boolean;
}

/** The stored draft of a form, as far as it can be restored. */
export interface ValidatedDraft extends FittingDraft {
  readonly kind: "none" | "expired" | "unreadable" | "draft";
  readonly stored: StoredDraft | null;
  /**
   * Whether to rewrite the draft: it contains an answer that may no longer be stored, or an
   * impossible time.
   */
  readonly isStale: boolean;
}

/**
 * Parses a stored draft and fits it to the form.
 * @param expiry - lifetime of a draft, in ms
 */
export function validateDraft(
  text: string | null | undefined,
  { id, form, isKept, isStartedHere }: DraftSource,
  expiry: number,
): ValidatedDraft {
  const nothing = { stored: null, fields: [], dropped: [], changed: false, isStale: false };
  if (text === null || text === undefined || isStartedHere) return { kind: "none", ...nothing };
  const stored = draftCodec.read(text);
  if (!stored) return { kind: "unreadable", ...nothing };
  const age = expiryStatus(stored, expiry);
  if (age === "old") return { kind: "expired", ...nothing, stored };
  const unkept = new Set(form.parameters.filter((one) => !isKept(one)).map(({ name }) => name));
  const isStale = age === "unknown" || stored.fields.some(({ name }) => unkept.has(name));
  const fitting = fitDraft(stored, form, draftFormOf(id, form), isKept);
  return { kind: "draft", ...fitting, stored, isStale };
}

/**
 * Fits answers to a definition. An answer needs a parameter with the same name and type and, for a
 * select, with its option.
 */
export function fitDraft(
  draft: Pick<StoredDraft, "form" | "fields">,
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
