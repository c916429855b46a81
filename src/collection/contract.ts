import type { ReactNode } from "react";
import type { CollectionCheck } from "../core/rules/rule.ts";
import type { Parameter } from "../core/definition/form.ts";
import type { FormSettings, ParameterFormEvent } from "../react/index.ts";
import type { UnresolvedSettings } from "../react/internal.ts";
import type { Acceptance } from "./answers/acceptanceRecord.ts";
import type { AnswerKeeper, FormAnswers } from "./answers/answers.ts";
import type { CollectionForm } from "./state/collectionForm.ts";
import type { CollectedForm, ReadyForm } from "./state/collectedForm.ts";
import type { OnboardStep, CollectionStep, CollectionVariant } from "./steps/steps.ts";
import type { DocumentUrl, Receipt } from "./receipt/receipt.ts";
import type { RepeatedForm } from "./items/repeatedForms.ts";
import type { Attestation, Signer, SignHandler } from "./signature.ts";
import type { FormSource } from "./state/fetchedDefinitions.ts";
import type { Signing } from "./signing/signingState.ts";
import type { OnStepChange, Stepper } from "./steps/stepper.ts";

/** Options of `useFormCollection`, with settings that apply to all of its forms. */
export interface FormCollectionOptions extends Omit<
  FormSettings,
  "fields" | "sections" | "prefill" | "when" | "checks" | "compute" | "readOnly" | "disabled"
> {
  /**
   * The forms in order, each with a definition or fetched by its `id` with `client`.
   *
   * While `forms` is `undefined`, `<FormCollection>` renders a skeleton, and answers without a
   * draft are lost. Keep the previous forms while others load.
   */
  readonly forms: readonly CollectionForm[];
  /** Fetches the forms that come without a definition. */
  readonly client?: FormSource | undefined;
  /**
   * Language to fetch forms in, as an ISO 639-1 code; `false` requests none.
   * @default the language of `messages`, if they have one
   */
  readonly lang?: string | false | undefined;
  /** Checks that compare answers of several forms. Pass checks of one form in its own `checks`. */
  readonly checks?: readonly CollectionCheck[] | undefined;
  /**
   * Limits the collection to these forms in this order: the result of `onboardSteps(status)`.
   * Conditions can still refer to other forms, and read their `defaultValues`. These forms are not
   * fetched, so such a condition must name its form.
   */
  readonly steps?: readonly OnboardStep[] | undefined;
  /**
   * Whether forms follow one another (`"steps"`), or a list opens them in any order (`"tasks"`).
   * @default "steps"
   */
  readonly variant?: CollectionVariant | undefined;
  /**
   * The step to render, from your router: a form's id, `dependents~items` of a repeated one,
   * `tasks`, `review`, `sign` or `receipt`. Without it, the collection keeps its own step.
   */
  readonly step?: string | undefined;
  /**
   * Called with the step to go to, and whether it replaces the current address, as for `navigate`
   * of a router. Apps without a router can use `useHashStep`.
   */
  readonly onStepChange?: OnStepChange | undefined;
  /** Saves the answers between visits: the return value of `useDraft`. */
  readonly draft?: AnswerKeeper | undefined;
  /**
   * Whether the browser asks before leaving the page if edited answers would be lost, because
   * neither `onSign` nor the draft has them. While the draft can save, it never asks, although
   * sensitive answers, which a draft never stores, would be lost.
   * @default true
   */
  readonly confirmLeave?: boolean | undefined;
  /**
   * Forms accepted before, by id, with document and time if you know them: `{ "federal-w4": {} }`.
   * They are shown as submitted and never submitted again. A `draft` tracks the forms accepted
   * while it was used.
   */
  readonly accepted?: Readonly<Record<string, Partial<Acceptance>>> | undefined;
  /** Statement to sign. Without it, the review submits the answers. */
  readonly attestation?: Attestation | undefined;
  /**
   * Further signers, each with a statement and name of their own, on the same page. Requires
   * `attestation`.
   */
  readonly signers?: readonly Signer[] | undefined;
  /**
   * Called with each form in turn, to submit its answers. Errors that it returns or throws are
   * shown at the form's questions.
   */
  readonly onSign: SignHandler;
  /**
   * Called with each error that `onSign` throws, except rejections of answers and errors of the
   * aborted `signal`. Without this callback, the browser reports the error. The browser also
   * reports errors that the callback throws.
   */
  readonly onSignError?: ((error: unknown) => void) | undefined;
  /** Called once everything is accepted. */
  readonly onFinish?: ((receipt: Receipt) => void) | undefined;
  /**
   * Content of the receipt below "What happens next", or a function of the receipt that returns it.
   */
  readonly whatNext?: ReactNode | ((receipt: Receipt) => ReactNode);
  /**
   * Returns the URL of a signed document: `(document) => `/api/documents/${document}``. The receipt
   * links to it in a new tab. Without it, documents are only named among the submitted values.
   */
  readonly documentUrl?: DocumentUrl | undefined;
  /**
   * Called once for each form that cannot render, and with `null` as the id for invalid conditions.
   */
  readonly onFormError?: ((id: string | null, error: unknown) => void) | undefined;
  /**
   * Whether the page's title begins with "Error:" while issues keep the person from continuing.
   * @default false
   */
  readonly onErrorTitle?: boolean | undefined;
  /**
   * Called with events for analytics: those of the form in the current step, and `load` and `submit`
   * of each form. A form is `submitted` when the person continues; `submit` is a call of `onSign`.
   */
  readonly onEvent?: ((id: string, event: ParameterFormEvent) => void) | undefined;
  /**
   * Whether a question is prefilled with the answer to a question of the same name in another form.
   * The nearest earlier form is tried first.
   * @default all parameters except signatures
   */
  readonly offers?: ((parameter: Parameter) => boolean) | undefined;
}

/** State and actions of a collection. */
export interface FormCollectionApi extends Omit<Stepper, "next"> {
  readonly options: FormCollectionOptions;
  /** Resolved settings: from `options`, then from the providers around. */
  readonly settings: UnresolvedSettings;
  /** The visible forms in order, with repeated forms replaced by their items. */
  readonly forms: readonly CollectedForm[];
  /** The visible repeated forms, with or without items. */
  readonly repeated: readonly RepeatedForm[];
  /**
   * Answered forms that are hidden now and therefore not submitted. Inform the person before
   * the others are submitted.
   */
  readonly hiddenAnsweredForms: readonly ReadyForm[];
  readonly steps: readonly CollectionStep[];
  readonly signing: Signing;
  /** The receipt, once everything is accepted. */
  readonly receipt: Receipt | null;
  /** Whether the conditions are invalid, so that nothing can render. */
  readonly broken: boolean;
  /** Returns the current answers to a form. */
  answersOf(form: CollectedForm): FormAnswers;
  /** Returns the further signers that the current answers require. */
  signers(): readonly Signer[];
  /** Goes to the next step. */
  next(): void;
  /** Ids of the loaded forms that the person continued from in this visit. */
  readonly left: ReadonlySet<string>;
  /** Ids in `left`, and ids of the forms with a restored draft. */
  readonly passed: ReadonlySet<string>;
  /** Sets and saves the answers to a form. */
  answer(form: ReadyForm, answers: FormAnswers): void;
  /** Whether a form has answers of the person, or the person continued from it. */
  isStarted(form: CollectedForm): boolean;
  /** Whether a form has no missing or invalid answers, and the person has started it. */
  isComplete(form: CollectedForm): boolean;
  /** Retries everything that failed to load. */
  reload(): void;
  /** Adds an item to a repeated form and goes to it, unless `max` is reached. */
  addItem(form: string): void;
  /**
   * Removes the item with this id, unless it was or may have been accepted. Its answers stay in
   * memory until the page is left.
   */
  removeItem(item: string): void;
  /** Restores the last removed item, with its position and answers. */
  undoRemove(): void;
}
