import type { ReactNode } from "react";
import type { CollectionCheck } from "../core/checks/collectionCheck.ts";
import type { Parameter } from "../core/definition/form.ts";
import type { FormSettings, ParameterFormEvent } from "../react/index.ts";
import type { GivenSettings } from "../react/internal.ts";
import type { Acceptance } from "./answers/acceptance.ts";
import type { AnswerKeeper, FormAnswers } from "./answers/answers.ts";
import type { CollectedForm, CollectionForm, ReadyForm } from "./state/entries.ts";
import type { OnboardStep } from "./steps/onboardSteps.ts";
import type { DocumentUrl, Receipt } from "./receipt/receipt.ts";
import type { RepeatedForm } from "./rounds/repeatedForm.ts";
import type { Attestation, Signer, SignHandler } from "./signature.ts";
import type { CollectionStep, CollectionVariant } from "./steps/stepper.ts";
import type { FormSource } from "./state/definitions.ts";
import type { Signing } from "./signing/signingState.ts";
import type { OnStepChange, Stepper } from "./steps/position.ts";

/**
 * What `useFormCollection` takes: the settings of a form, for all of its forms, and what makes a
 * collection of them.
 */
export interface FormCollectionOptions extends Omit<
  FormSettings,
  "fields" | "sections" | "prefill" | "when" | "checks" | "compute" | "readOnly" | "disabled"
> {
  /**
   * The forms, in order. Each comes with its definition, or is fetched by its `id` with `client`.
   *
   * While it is `undefined`, `<FormCollection>` renders a skeleton, and answers without a draft end
   * with the collection before: keep its forms while others are loaded.
   */
  readonly forms: readonly CollectionForm[];
  /** Fetches the forms that come without a definition. */
  readonly client?: FormSource | undefined;
  /**
   * ISO 639-1: the language to fetch forms in. That of `messages`, when they name theirs, unless
   * given; `false` asks for none.
   */
  readonly lang?: string | false | undefined;
  /** What answers to different forms must be together; those of one form are in its own `checks`. */
  readonly checks?: readonly CollectionCheck[] | undefined;
  /**
   * Only these forms, in this order: what `onboardSteps(status)` makes of the server's status.
   * Conditions may look at the others too, which answer with their `defaultValues`. Of those that
   * come by an id, which are not fetched then, a condition names the form.
   */
  readonly steps?: readonly OnboardStep[] | undefined;
  /**
   * One form after the other (`"steps"`, the default), or a list of them to be filled in in any
   * order.
   */
  readonly variant?: CollectionVariant | undefined;
  /**
   * The step to draw, from your router: a form's id, `dependents~rounds` of one that repeats,
   * `tasks`, `review`, `sign` or `receipt`.
   * Without it the collection goes by itself.
   */
  readonly step?: string | undefined;
  /**
   * Called with the step to go to, and whether that replaces the address that is there, as
   * `navigate` of a router takes it. `useHashStep` gives both to an app that has no router.
   */
  readonly onStepChange?: OnStepChange | undefined;
  /** Keeps the answers between visits: what `useDraft` gives. */
  readonly draft?: AnswerKeeper | undefined;
  /**
   * Whether the browser asks before the page is left while edited answers would be lost, because
   * neither `onSign` nor the draft has them; `true` unless given. A draft that works asks nothing, not even
   * for the sensitive answers that it never keeps.
   */
  readonly confirmLeave?: boolean | undefined;
  /**
   * Forms that were accepted before, by id, each with its document and time where you know them:
   * `{ "federal-w4": {} }`. They are shown as submitted and never sent again. A `draft` knows those
   * that were accepted while it was used.
   */
  readonly accepted?: Readonly<Record<string, Partial<Acceptance>>> | undefined;
  /** What is signed. Without it, the answers are sent from the review. */
  readonly attestation?: Attestation | undefined;
  /**
   * Who else signs, each after the person with a statement and a name of their own, on the same
   * page; they need an `attestation`.
   */
  readonly signers?: readonly Signer[] | undefined;
  /**
   * Called with each form in turn, to send its answers. What it returns or throws as refused is
   * shown at the form's questions.
   */
  readonly onSign: SignHandler;
  /**
   * Called with what `onSign` threw, when that refused nothing and was not for the `signal` that
   * was aborted; without it, the browser reports the error, and what this throws.
   */
  readonly onSignError?: ((error: unknown) => void) | undefined;
  /** Called once, when everything was accepted. */
  readonly onFinish?: ((receipt: Receipt) => void) | undefined;
  /**
   * What stands on the receipt under "What happens next": your own words or elements, or what makes
   * them of the receipt.
   */
  readonly whatNext?: ReactNode | ((receipt: Receipt) => ReactNode);
  /**
   * Where a signed document can be read: `(document) => `/api/documents/${document}``. It is linked
   * from the receipt, and opens in a new tab. Without it, documents are told only among what was
   * sent to the letter.
   */
  readonly documentUrl?: DocumentUrl | undefined;
  /**
   * Called once for each form that cannot be drawn, and for conditions that cannot be, with `null`
   * for the id.
   */
  readonly onFormError?: ((id: string | null, error: unknown) => void) | undefined;
  /**
   * Whether the page's title begins with "Error:" while something stands against going on; `false`
   * unless given, because the page is yours.
   */
  readonly onErrorTitle?: boolean | undefined;
  /**
   * Called with what happens to the form of this id while it is the step, for your analytics; a
   * form is `submitted` when it leads on.
   */
  readonly onEvent?: ((id: string, event: ParameterFormEvent) => void) | undefined;
  /**
   * Whether a question is begun with the answer that one of the same name got in another form, the
   * nearest earlier one first; all but signatures unless given.
   */
  readonly offers?: ((parameter: Parameter) => boolean) | undefined;
}

/** A collection's state and the ways to act on it. */
export interface FormCollectionApi extends Omit<Stepper, "next"> {
  readonly options: FormCollectionOptions;
  /** How the collection is worded and drawn: what its options say, then the providers around. */
  readonly settings: GivenSettings;
  /** The forms that are asked, in order; of one that repeats, each round. */
  readonly forms: readonly CollectedForm[];
  /** Those that repeat, with their rounds, also without any. */
  readonly repeated: readonly RepeatedForm[];
  /**
   * Forms that somebody answered and that are not asked by now, so that they are not sent: say so
   * before the rest is.
   */
  readonly hiddenForms: readonly ReadyForm[];
  readonly steps: readonly CollectionStep[];
  readonly signing: Signing;
  /** What was sent, once everything was accepted. */
  readonly receipt: Receipt | null;
  /** Whether the conditions cannot be, so that nothing can be drawn. */
  readonly broken: boolean;
  /** The answers to a form, as they are now. */
  answersOf(form: CollectedForm): FormAnswers;
  /** Who else signs, by the answers as they are now. */
  signers(): readonly Signer[];
  /** Goes to the step after this one. */
  next(): void;
  /** Ids of the forms that were there when the person went on from them in this visit. */
  readonly left: ReadonlySet<string>;
  /** Those, and the ids of the forms of which a draft was restored. */
  readonly passed: ReadonlySet<string>;
  /** Takes the answers to a form, and has them kept. */
  answer(form: ReadyForm, answers: FormAnswers): void;
  /** Whether somebody has been at a form: it has answers of theirs, or they went on from it. */
  isBegun(form: CollectedForm): boolean;
  /**
   * Whether everything that a form asks is answered and can be submitted, and somebody has been
   * there.
   */
  isComplete(form: CollectedForm): boolean;
  /** Fetches once more what could not be fetched. */
  reload(): void;
  /** Adds a round to a form that repeats, unless it has all that it may have, and goes to it. */
  addRound(form: string): void;
  /**
   * Removes the round of this id, unless it was accepted, or may have been. Its answers stay until
   * the page is left.
   */
  removeRound(round: string): void;
  /** Brings back the round that was removed last, where it was and with its answers. */
  undoRemove(): void;
}
