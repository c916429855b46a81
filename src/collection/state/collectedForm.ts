import type { Form } from "../../core/definition/form.ts";
import type { FormFailure } from "../../core/messages/readFailure.ts";
import type { UnresolvedSettings } from "../../react/internal.ts";
import type { FormAnswers, KeptForm } from "../answers/answers.ts";
import type { Filled } from "../answers/signatureQuestions.ts";
import type { Item } from "../items/item.ts";

/** A question of a form, as the target of a link. */
export interface Target {
  readonly form: string;
  readonly name: string | null;
}

/** The part of a form that is known without its definition. */
export interface FormIdentity {
  readonly id: string;
  readonly title: string;
  readonly blocking: boolean;
  readonly minutes?: number | undefined;
  readonly item?: Item | undefined;
}

/** A form whose definition has loaded, ready to render. */
export interface ReadyForm extends FormIdentity {
  readonly status: "ready";
  readonly form: Form;
  readonly settings: UnresolvedSettings;
  /** The form, as passed to its draft. */
  readonly kept: KeptForm;
  /** Initial answers. */
  readonly defaults: FormAnswers;
  /** The fields that signing fills in. */
  readonly filled: Filled;
}

/** A form of a collection in its current state. */
export type CollectedForm =
  | ReadyForm
  | (FormIdentity & { readonly status: "loading" })
  | (FormIdentity & { readonly status: "failed"; readonly reason: FormFailure });

/** Returns the form in a list if it is ready, for `flatMap`. */
export const ifReady = (form: CollectedForm): readonly ReadyForm[] =>
  form.status === "ready" ? [form] : [];
