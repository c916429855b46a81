import { isSensitive } from "../../core/model/isSensitive.ts";
import type { Form, Parameter } from "../../core/definition/form.ts";
import { getOwn, recordOf } from "../../core/record.ts";
import { evaluate, withComputed, createFormModel } from "../../core/model/evaluate.ts";
import { codecFor } from "../../core/values/codecFor.ts";
import { type FieldValue, fieldValueOf, isUnread } from "../../core/values/fieldValue.ts";
import {
  resolveFieldSettings,
  type UnresolvedSettings,
  type KeyOf,
  resolveSettings,
} from "../../react/internal.ts";
import type {
  FormDraft,
  FormSettings,
  InitialValues,
  ParameterFormApi,
  ResolvedSettings,
} from "../../react/index.ts";
import { fieldRule } from "../../core/model/validateField.ts";
import { resolveDynamic } from "../../core/model/settings.ts";
import type { Acceptance, Acceptances } from "./acceptanceRecord.ts";

/**
 * Answers to a form by parameter name. The records have no prototype: read them with
 * `Object.hasOwn`.
 */
export interface FormAnswers {
  /** Submitted strings. A hidden parameter keeps its string until it is shown again. */
  readonly values: Readonly<Record<string, string>>;
  /** Texts that could not be parsed, as typed. A parameter is in at most one of the two records. */
  readonly unread: Readonly<Record<string, string>>;
  /**
   * Names of questions that had an answer when the form was opened. If one is empty now, its answer
   * was removed, and it is not prefilled again.
   */
  readonly initiallyAnswered?: readonly string[] | undefined;
  /** Names of prefilled answers that the person checked, as `prefill.confirm` requires. */
  readonly confirmed?: readonly string[] | undefined;
}

/** Answers to a form that nobody has started. */
export const noAnswers: FormAnswers = { values: recordOf([]), unread: recordOf([]) };

/**
 * Reads the current answers of a mounted form. Pass the return value of `useParameterForm`, or the ref
 * of a `<ParameterForm>`.
 */
export function answersOf(form: Pick<ParameterFormApi, "getFieldValues">): FormAnswers {
  const values = form.getFieldValues();
  return {
    values: textsIn(values),
    unread: recordOf(
      Object.entries(values).flatMap(([name, value]) =>
        isUnread(value) ? [[name, value.text]] : [],
      ),
    ),
  };
}

/** Copies the strings of a record into a record without a prototype. */
export const textsIn = (record: Readonly<Record<string, unknown>>): FormAnswers["values"] =>
  recordOf(
    Object.entries(record).flatMap(([name, value]) =>
      typeof value === "string" ? [[name, value] as const] : [],
    ),
  );

/**
 * Returns `defaultValues` that restore `answers` in a form. Texts that could not be parsed appear
 * as typed and block submission, even if the current locale can parse them: the person never
 * confirmed that reading.
 */
export function defaultValuesOf(
  form: Form,
  { values, unread }: FormAnswers,
  settings: FormSettings = {},
): InitialValues {
  const resolved = resolveSettings(settings);
  const model = createFormModel(form, resolved);
  const now = evaluate(model, values).settings();
  const entries = form.parameters.map((parameter): [string, FieldValue | undefined] => {
    const { name } = parameter;
    const text = getOwn(unread, name);
    const isRead = text === undefined;
    return [name, isRead ? getOwn(values, name) : readText(parameter, text, now)];
  });
  return withComputed(model, recordOf(entries));
}

function readText(parameter: Parameter, text: string, settings: ResolvedSettings): FieldValue {
  const { locale, currency } = settings;
  const { allowNegative } = resolveFieldSettings(parameter, settings);
  const rule = fieldRule(parameter, settings);
  const codec = codecFor(parameter, rule);
  const value = fieldValueOf(text, text, (part) =>
    codec.parse(part, { parameter, locale, currency, allowNegative }),
  );
  const isPlainText = parameter.type === "string" && !rule;
  return typeof value !== "string" || isPlainText ? value : { text, reason: "customError" };
}

/** Returns the names of parameters whose answers are masked and excluded from drafts. */
export function sensitiveNames(form: Form, settings: FormSettings = {}): ReadonlySet<string> {
  const resolved = resolveDynamic(resolveSettings(settings), () => ({}));
  const found = form.parameters.filter((parameter) => isSensitive(parameter, resolved));
  return new Set(found.map(({ name }) => name));
}

/** A form of a collection, as passed to its draft. */
export interface KeptForm {
  /** Id of its draft: the form's id in the collection, or one derived from its parameters. */
  readonly id: string;
  readonly form: Form;
  /** Names of parameters whose answers must never be stored outside memory. */
  readonly sensitive: ReadonlySet<string>;
  /**
   * Initial answers, before a draft is restored. Equal answers need not be stored, so that the next
   * visit uses the app's new defaults.
   */
  readonly defaults?: FormAnswers | undefined;
  readonly settings?: UnresolvedSettings | undefined;
  /** Whether its draft never expires, because the items that it lists may be newer. */
  readonly ageless?: boolean | undefined;
  /** Whether it was added on this page. Then a stored draft with its id belongs to another item. */
  readonly startedHere?: boolean | undefined;
}

/**
 * Stores the answers of a collection between visits: the `draft` of `<FormCollection>`. `useDraft`
 * creates one.
 */
export interface AnswerKeeper extends Pick<FormDraft, "flush" | "kept"> {
  /** Identifies the person. The collection resets when it changes. */
  readonly owner?: string | undefined;
  /**
   * Restores the answers to a form. Called once for each form before it renders, and again on
   * retry. Never rejects.
   * @returns The stored answers; `null` if there are none; `undefined` if there may be a draft that
   * could not be read.
   */
  restore(form: KeptForm): Promise<FormAnswers | null | undefined>;
  /** Called with all answers to a form at every keystroke. Never throws. */
  save(form: KeptForm, answers: FormAnswers): void;
  /** Forms known to be accepted in another visit or tab or on another device, by draft id. */
  readonly accepted?: Acceptances | undefined;
  /** Draft ids of forms that were submitted elsewhere and may have been received. */
  readonly unsure?: readonly string[] | undefined;
  /**
   * Calls `send` and stores its acceptance. If the form was accepted before, resolves to that
   * acceptance without calling `send`. Prevents two tabs from submitting a form at the same time.
   * Rejects only if `send` does.
   */
  once?(form: KeptForm, send: () => Promise<Acceptance | null>): Promise<Acceptance | null>;
  /** Called when a form is mounted. Returns a cleanup function. */
  show?(form: KeptForm, focus: (name: string) => void): () => void;
  /**
   * Removes a draft. Called for each hidden form once all others are accepted, and for each removed
   * item. Without `once`, also called for each accepted form.
   */
  clear(form: KeptForm): void;
  /**
   * Creates idempotency keys that stay the same in later visits.
   * @default random keys
   */
  readonly keyOf?: KeyOf | undefined;
  /**
   * Called when the last submission of the form with this draft id was rejected or not received.
   */
  readonly notReceived?: ((id: string) => void) | undefined;
  /**
   * Status of the storage. While it is `failed`, `conflict` or `deleted`, leaving the page would
   * lose answers.
   */
  readonly status?: string | undefined;
}
