import type { Condition } from "../../core/model/condition.ts";
import type { FormFailure } from "../../core/messages/failure.ts";
import type { Form, Values } from "../../core/definition/form.ts";
import type { ParseFormOptions } from "../../core/definition/parseParameter.ts";
import { isRecord } from "../../core/record.ts";
import type { Conditions } from "../../core/model/findTested.ts";
import type { FormSettings } from "../../react/index.ts";
import type { GivenSettings } from "../../react/internal.ts";
import type { FormAnswers, KeptForm } from "../answers/answers.ts";
import type { Filled } from "../answers/fills.ts";
import { addressesOf, formFaults } from "../../document/schema/addresses.ts";
import type { Repeat } from "../../document/schema/repeat.ts";
import type { Round } from "../rounds/round.ts";

/** One form of a collection. Its settings come before those of the whole collection. */
export interface CollectionForm extends Omit<FormSettings, "when">, ParseFormOptions {
  /**
   * A definition, checked or as the service sent it; without one, the form is fetched by its `id`.
   */
  readonly form?: unknown;
  /**
   * The form's address in the collection, told apart from all others; the `id` of the definition
   * unless given.
   */
  readonly id?: string | undefined;
  /** The step's heading; the form's description unless given. */
  readonly title?: string | undefined;
  /** When the form is asked at all. */
  readonly when?: Condition | undefined;
  /**
   * When its parameters are asked, by name, or by a function such as one that reads their
   * `depends_on`.
   */
  readonly conditions?: Conditions | undefined;
  /** Submitted strings to begin with, by parameter name. */
  readonly defaultValues?: Values | undefined;
  /** What the server calls this step among `remaining_steps`; its id unless given. */
  readonly onboardStep?: string | undefined;
  /** How long it takes, in minutes: the task list says "About 3 min" until it is done. */
  readonly minutes?: number | undefined;
  /**
   * Has it filled in more than once, such as for each dependent: its step lists the rounds, and each
   * round is sent as a payload of its own. `{}` asks for one or more, `{ min: 0, max: 4 }` for none
   * to four. It needs an `id`, its own or the definition's: the first round has that, the others are
   * `dependents~2` and so on. Conditions of other forms cannot look at it, because it has an answer
   * for each round.
   */
  readonly repeat?: Repeat | undefined;
}

/** A form of a collection with its address. */
export interface CollectionEntry {
  readonly id: string;
  readonly options: CollectionForm;
  /** Whether the server waits for it before anything else. */
  readonly blocking: boolean;
  /** Which round it is, of a form that repeats. */
  readonly round?: Round | undefined;
  /** Whether it is a round that was added on this page. */
  readonly isAdded?: boolean | undefined;
}

/** A place in a step: a question of a form. */
export interface Target {
  readonly form: string;
  readonly name: string | null;
}

/** What is known of a form of a collection without its definition. */
export interface FormIdentity {
  readonly id: string;
  readonly title: string;
  readonly blocking: boolean;
  /** How long it takes, in minutes, where the app says so. */
  readonly minutes?: number | undefined;
  /** Which round it is, of a form that repeats. */
  readonly round?: Round | undefined;
}

/** A form whose definition is known, and that can be drawn. */
export interface ReadyForm extends FormIdentity {
  readonly status: "ready";
  readonly form: Form;
  readonly settings: GivenSettings;
  /** As what keeps its answers knows it. */
  readonly kept: KeptForm;
  /** What it begins with. */
  readonly defaults: FormAnswers;
  /** What is answered by signing. */
  readonly filled: Filled;
}

/** A form of a collection as it is now. */
export type CollectedForm =
  | ReadyForm
  | (FormIdentity & { readonly status: "loading" })
  | (FormIdentity & { readonly status: "failed"; readonly reason: FormFailure });

/** A form when it is ready; none otherwise. */
export const ifReady = (form: CollectedForm): readonly ReadyForm[] =>
  form.status === "ready" ? [form] : [];

/**
 * The language of a form's title: the definition's where the title is its own, not known where it
 * is the app's.
 */
export const titleLang = (
  title: string | undefined,
  { description, lang }: Form,
): string | undefined => (title === description ? lang : undefined);

/** Returns why something is no list of forms, or `null`. */
export function listError(forms: unknown): TypeError | null {
  if (!Array.isArray(forms))
    return new TypeError(
      `forms is ${typeof forms}, and a collection needs a list of forms: forms={[{ form }]}. While they are being fetched, draw something else in its place.`,
    );
  const place = forms.findIndex((one) => !isRecord(one));
  return place < 0
    ? null
    : new TypeError(
        `forms[${place}] is ${JSON.stringify(forms[place])}, and each form of a collection is an object: forms={[{ id: "federal-w4" }]} is fetched by its id, forms={[{ form }]} is there.`,
      );
}

/**
 * The forms of a collection with their addresses.
 * @throws RangeError for two of one address, for one that a step of the collection has, and for what
 * cannot be repeated. TypeError for what is no list of forms.
 */
export function entriesOf(forms: readonly CollectionForm[]): readonly CollectionEntry[] {
  const error = listError(forms);
  if (error) throw error;
  const [fault] = formFaults(forms);
  if (fault) throw new RangeError(fault.message);
  const addresses = addressesOf(forms);
  return forms.map((options, place) => ({
    id: addresses[place] ?? "",
    options,
    blocking: false,
  }));
}
