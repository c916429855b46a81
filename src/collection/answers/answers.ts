import { isSensitive } from "../../core/model/isSensitive.ts";
import type { Form, Parameter } from "../../core/definition/form.ts";
import { ownValue, recordOf } from "../../core/record.ts";
import { evaluate, withComputed } from "../../core/model/evaluate.ts";
import { createFormModel } from "../../core/model/formModel.ts";
import { codecFor } from "../../core/values/index.ts";
import { type FieldValue, fieldValueOf, isUnread } from "../../core/values/fieldValue.ts";
import {
  fieldSettings,
  type GivenSettings,
  type KeyOf,
  resolveSettings,
} from "../../react/internal.ts";
import type {
  FormSettings,
  InitialValues,
  ParameterFormApi,
  ResolvedSettings,
} from "../../react/index.ts";
import { fieldRule } from "../../core/model/field.ts";
import { resolveDynamic } from "../../core/model/settings.ts";
import type { Acceptance, Acceptances } from "./acceptance.ts";

/**
 * What stands in a form, by parameter name. Its records have no prototype: read them with
 * `Object.hasOwn`.
 */
export interface FormAnswers {
  /**
   * Submitted strings. Those of hidden parameters are among them, so that they are there when they
   * are shown again.
   */
  readonly values: Readonly<Record<string, string>>;
  /**
   * Texts that could not be read, as typed. A parameter is in one of the two records or in none.
   */
  readonly unread: Readonly<Record<string, string>>;
  /**
   * Names of questions that were answered when the form was come to: what is empty by now was taken
   * back, and is offered no answer again.
   */
  readonly begun?: readonly string[] | undefined;
}

/** Of a form that nobody has begun. */
export const noAnswers: FormAnswers = { values: recordOf([]), unread: recordOf([]) };

/**
 * What stands in a form that is drawn: give it what `useParameterForm` gives, or the ref of a
 * `<ParameterForm>`.
 */
export function answersOf(form: Pick<ParameterFormApi, "getFieldValues">): FormAnswers {
  const held = form.getFieldValues();
  return {
    values: textsIn(held),
    unread: recordOf(
      Object.entries(held).flatMap(([name, value]) =>
        isUnread(value) ? [[name, value.text]] : [],
      ),
    ),
  };
}

/** What is text of a record, in one that has no prototype. */
export const textsIn = (record: Readonly<Record<string, unknown>>): FormAnswers["values"] =>
  recordOf(
    Object.entries(record).flatMap(([name, value]) =>
      typeof value === "string" ? [[name, value] as const] : [],
    ),
  );

/**
 * `defaultValues` for a form that is to begin with `answers`. Texts that could not be read stand in
 * their fields as typed, and block submission, also where the locale is another one by now and
 * would read them: nobody has said that this is what they meant.
 */
export function defaultValuesOf(
  form: Form,
  { values, unread }: FormAnswers,
  settings: FormSettings = {},
): InitialValues {
  const resolved = resolveSettings(settings);
  const model = createFormModel(form, resolved);
  const now = evaluate(model, values).settings();
  const held = form.parameters.map((parameter): [string, FieldValue | undefined] => {
    const { name } = parameter;
    const text = ownValue(unread, name);
    const isRead = text === undefined;
    return [name, isRead ? ownValue(values, name) : readText(parameter, text, now)];
  });
  return withComputed(model, recordOf(held));
}

function readText(parameter: Parameter, text: string, settings: ResolvedSettings): FieldValue {
  const { locale, currency } = settings;
  const { allowNegative } = fieldSettings(parameter, settings);
  const rule = fieldRule(parameter, settings);
  const codec = codecFor(parameter, rule);
  const held = fieldValueOf(text, text, (part) =>
    codec.parse(part, { parameter, locale, currency, allowNegative }),
  );
  const isPlainText = parameter.type === "string" && !rule;
  return typeof held !== "string" || isPlainText ? held : { text, reason: "customError" };
}

/** Names of the parameters whose answers are kept from other people's eyes, and out of drafts. */
export function sensitiveNames(form: Form, settings: FormSettings = {}): ReadonlySet<string> {
  const resolved = resolveDynamic(resolveSettings(settings), () => ({}));
  const found = form.parameters.filter((parameter) => isSensitive(parameter, resolved));
  return new Set(found.map(({ name }) => name));
}

/** A form of a collection, as what keeps its answers needs to know it. */
export interface KeptForm {
  /**
   * What its draft is found by: the form's id in the collection, or what its parameters make where
   * it has none.
   */
  readonly id: string;
  readonly form: Form;
  /** Names of parameters whose answers are never to be kept outside of memory. */
  readonly sensitive: ReadonlySet<string>;
  /**
   * What it begins with where nothing is kept. What is the same need not be kept, and so follows
   * what the app says next time.
   */
  readonly defaults?: FormAnswers | undefined;
  /** How it is filled in. */
  readonly settings?: GivenSettings | undefined;
  /** Whether it holds no answers, and is kept for as long as those that it tells of may be. */
  readonly ageless?: boolean | undefined;
  /** Whether it was begun on this page: what others keep of one with its id is about something else. */
  readonly begunHere?: boolean | undefined;
}

/**
 * Keeps the answers of a collection between visits: the `draft` of `<FormCollection>`. `useDraft`
 * makes one.
 */
export interface AnswerKeeper {
  /** Whose answers they are: a collection that is given another's begins anew. */
  readonly owner?: string | undefined;
  /**
   * The answers that a form begins with, or `null`; `undefined` where something may be kept and
   * could not be read. Asked once for each form, before it is drawn, and again when the person tries
   * again; it never rejects.
   */
  restore(form: KeptForm): Promise<FormAnswers | null | undefined>;
  /** Told at every change of a form's answers, all of them, at every keystroke. It never throws. */
  save(form: KeptForm, answers: FormAnswers): void;
  /**
   * Forms that were accepted in an earlier visit, another tab or on another device, by the id of
   * their drafts, as far as is known by now.
   */
  readonly accepted?: Acceptances | undefined;
  /** Forms, by the id of their drafts, that were sent there and may have been received. */
  readonly unsure?: readonly string[] | undefined;
  /**
   * Has `send` send a form and keeps that it was accepted, unless it was before: then it gives that
   * and sends nothing. No two tabs send one form at a time. It never rejects when `send` does not.
   */
  once?(form: KeptForm, send: () => Promise<Acceptance | null>): Promise<Acceptance | null>;
  /** Told which form is on the page. Returns a function that says that it is no more. */
  show?(form: KeptForm, focus: (name: string) => void): () => void;
  /**
   * Told of the forms that were not asked, once all others were accepted; without `once`, of each
   * form that was accepted, too.
   */
  clear(form: KeptForm): void;
  /** Makes idempotency keys that are the same in another visit; at random unless given. */
  readonly keyOf?: KeyOf | undefined;
  /** Told that what was sent of the form with this id last was not received, or was refused. */
  readonly notReceived?: ((id: string) => void) | undefined;
  /**
   * How the keeping stands: by `failed`, `conflict` or `deleted`, the answers of this page would be
   * lost with it.
   */
  readonly status?: string | undefined;
}
