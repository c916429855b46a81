import { keepsAnswers } from "../../react/internal.ts";
import { createEmitter } from "../../core/emitter.ts";
import type { Acceptance } from "../answers/acceptanceRecord.ts";
import { createAnswerStore, isEdited } from "../answers/restoredAnswers.ts";
import { hiddenAnsweredForms, type Visible } from "../conditions/visibleForms.ts";
import type { FormCollectionApi } from "../contract.ts";
import { issuesIn, missingItems } from "../issues/formIssues.ts";
import { type Receipt, receiptOf } from "../receipt/receipt.ts";
import { formIdOf } from "../items/item.ts";
import { type VisitState, itemActions } from "../items/addAndRemoveItems.ts";
import { repeatedForms } from "../items/repeatedForms.ts";
import {
  createSigning,
  type SigningOptions,
  type SigningState,
  unsigned,
} from "../signing/createSigning.ts";
import { createStepper, type PositionState, start } from "../steps/stepper.ts";
import { stepsOf } from "../steps/steps.ts";
import type { CollectedForm } from "./collectedForm.ts";
import { type CollectionInput, createForms, type FormsState } from "./formsState.ts";
import { createStore } from "../support/store.ts";

/** State of a collection without its answers, most of which change without a render. */
type CollectionState = FormsState & PositionState & SigningState & VisitState;

const initial: CollectionState = {
  fetched: new Map(),
  readings: new Map(),
  ...start,
  ...unsigned,
  removed: null,
  left: new Set(),
};

interface CommittedView extends Pick<CollectionInput, "options"> {
  readonly sending: SigningOptions;
  isUnsent(): boolean;
}

/** A collection as rendered with certain options. */
export interface CollectionView {
  readonly collection: FormCollectionApi;
  /** Changes when the collection must render again. */
  version(this: void): string;
  /** Makes its options the current ones. */
  commit(this: void): void;
  /** Restores drafts, fetches definitions and notifies the app, unless an earlier view did. */
  follow(this: void): void;
}

/**
 * Creates the state of a collection, outside React. A view can be discarded: it changes nothing
 * before `commit`.
 */
export function createCollectionState() {
  let current: CommittedView;
  const { subscribe, emit } = createEmitter();
  const answers = createAnswerStore(emit);
  const state = createStore(initial, emit);
  const formsIn = createForms(answers, state);
  const signingOf = createSigning(state, () => current.sending);
  const { isSending } = signingOf;
  const stepperAt = createStepper(state, isSending, (...change) =>
    current.options.onStepChange?.(...change),
  );
  let finished: Receipt | null = null;
  let isEnded = false;

  const view = (input: CollectionInput, edited: () => void): CollectionView => {
    const { options, settings } = input;
    const { variant = "steps", draft, attestation, signers = [] } = options;
    const revision = state.revision();
    const { left, removed } = state.get();
    const read = formsIn.read(input);
    const { entries, itemsState, known, now, visibleNow } = read;
    const answersOf = ({ id }: CollectedForm) => read.answersAt(id);
    const visible = visibleNow();
    const repeated = repeatedForms(entries, {
      settings,
      definitions: read.definitions,
      visible,
      itemsState,
      removed,
      // Items that two pages add would get the same number.
      isContested: draft?.status === "conflict" || draft?.status === "deleted",
    });
    // A repeated form whose items are unknown or missing blocks submission as one entry.
    const unlisted = repeated.flatMap(({ id, step, items: { length }, absent }) =>
      absent && (!itemsState.isKnown(id) || length === 0) ? [{ ...absent, id: step }] : [],
    );
    const isListed = (form: CollectedForm): boolean =>
      form.item === undefined || itemsState.isKnown(form.item.form);
    const sent = [
      ...visible.forms.filter(
        (form) => isListed(form) && (form.status !== "ready" || !form.settings.disabled),
      ),
      ...unlisted,
    ];
    const sending: SigningOptions = {
      ...options,
      ...read,
      sent,
      answersOf,
      revalidate: formsIn.revalidate,
      missing: () => repeated.flatMap(missingItems),
      async once(form, send) {
        const { kept } = form;
        const tests = now().testResults(formIdOf(form));
        const sendOnce = async (): Promise<Acceptance | null> => {
          const accepted = await send();
          if (accepted) formsIn.results.set(form.id, tests);
          return accepted && { ...accepted, tests };
        };
        if (draft?.once) return draft.once(kept, sendOnce);
        const accepted = await sendOnce();
        if (accepted) draft?.clear(kept);
        return accepted;
      },
    };
    const { signing, ended } = signingOf.read(sending);
    const { accepted } = signing;
    const forms = visible.forms.map((form) =>
      form.status === "ready" && accepted.has(form.id)
        ? { ...form, settings: { ...form.settings, readOnly: true } }
        : form,
    );
    const stepsThrough = (through: Visible) =>
      stepsOf(entries, through, variant, attestation !== undefined);
    const steps = stepsThrough(visible);
    const receipt = receiptOf(accepted, sent, signing.ended);
    const { stepper, position, answerAddress } = stepperAt(
      steps,
      receipt && { kind: "receipt", id: "receipt" },
      options.step,
    );
    const { step, go } = stepper;
    const passed = new Set([...left, ...read.restoredIds]);
    const isStarted = ({ id }: CollectedForm): boolean =>
      passed.has(id) || answers.get(id) !== undefined;
    const unsent = known.filter(({ id }) => !accepted.has(id));

    const collection: FormCollectionApi = {
      ...stepper,
      options,
      settings,
      forms,
      repeated,
      hiddenAnsweredForms: hiddenAnsweredForms(unsent, visible.forms, answers.get),
      steps,
      signing,
      receipt,
      broken: read.problem !== null,
      answersOf,
      signers: () => signers.filter(({ id }) => now().isVisible(id)),
      left,
      passed,
      answer(form, given) {
        answers.set(form.id, given);
        draft?.save(form.kept, given);
        edited();
      },
      next() {
        const form = forms.find(({ id }) => id === step.id);
        if (form?.status === "ready" || step.kind === "items")
          state.set({ left: new Set([...left, step.id]) });
        stepper.next(stepsThrough(visibleNow()));
      },
      isStarted,
      isComplete(form) {
        if (accepted.has(form.id)) return true;
        if (form.status !== "ready") return false;
        return isStarted(form) && issuesIn(form, answersOf(form)).length === 0;
      },
      reload: read.reload,
      ...itemActions({
        items: itemsState,
        answers,
        state,
        draft,
        forms,
        repeated,
        isFixed: (id) => accepted.has(id) || signing.unsure.has(id) || isSending(),
        go,
        onRemove: signing.clearIssues,
      }),
    };

    const isUnsent = (): boolean =>
      receipt === null &&
      options.confirmLeave !== false &&
      !keepsAnswers(draft) &&
      unsent.some((form) => isEdited(form, answers.get(form.id)));

    return {
      collection,
      version: read.version,
      commit() {
        current = { options, sending, isUnsent };
        // After a later change, the next view settles the state.
        if (state.revision() === revision) state.settle({ ...position, ended });
      },
      follow() {
        read.follow();
        answerAddress();
        if (receipt && !isEnded) read.end(unsent);
        isEnded = receipt !== null;
        // `onFinish` is called again when a receipt with forms follows one without forms.
        if (!receipt || finished?.forms.length || (finished && receipt.forms.length === 0)) return;
        finished = receipt;
        options.onFinish?.(receipt);
      },
    };
  };

  return {
    view,
    subscribe,
    /** Whether leaving the page would lose answers. */
    isUnsent: (): boolean => current.isUnsent(),
    stop(): void {
      formsIn.stop();
      signingOf.stop();
    },
  };
}
