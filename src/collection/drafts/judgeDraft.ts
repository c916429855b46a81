import type { Form, Parameter } from "../../core/form.ts";
import { declaredType } from "../../core/declaredType.ts";
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

/** What a storage holds for a form. */
export interface FoundDraft extends FittingDraft {
  readonly kind: "none" | "expired" | "unreadable" | "draft";
  readonly revision: string | null;
  /** Whether it holds an answer that must not be kept any more. */
  readonly isUnsafe: boolean;
}

const nothing = { fields: [], dropped: [], changed: false, revision: null, isUnsafe: false };

/**
 * `expiry` in ms: a draft is as old as the shorter of what it was written with and what is asked
 * now.
 */
export function judgeDraft(
  text: unknown,
  { id, form, isKept }: DraftSource,
  expiry: number,
): FoundDraft {
  if (text === null || text === undefined) return { kind: "none", ...nothing };
  const draft = readDraft(text);
  if (!draft) return { kind: "unreadable", ...nothing };
  const { savedAt, expiresAt, revision } = draft;
  if (Date.now() >= Math.min(expiresAt, savedAt + expiry)) return { kind: "expired", ...nothing };
  const refused = new Set(form.parameters.filter((one) => !isKept(one)).map(({ name }) => name));
  const isUnsafe = draft.fields.some(({ name }) => refused.has(name));
  const fitting = fitDraft(draft, form, draftFormOf(id, form), isKept);
  return { kind: "draft", revision, isUnsafe, ...fitting };
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
    if (!parameter || !isKept(parameter) || declaredType(parameter) !== field.type) return false;
    return !changed || isOption(parameter, field.value);
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

const isOption = (parameter: Parameter, value: string | undefined): boolean =>
  parameter.type !== "select" ||
  value === undefined ||
  parameter.options.some((option) => option.value === value);
