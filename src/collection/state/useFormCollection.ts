"use client";
import { useMemo, useState } from "react";
import {
  given,
  isHeld,
  sameDefinition,
  useConfirmLeave,
  useSettings,
  useStable,
} from "../../react/internal.ts";
import { createAnswerStore } from "../answers/answerStore.ts";
import { isEdited } from "../answers/restoredAnswers.ts";
import { answersIn, collectedForms, draftIdsOf } from "./collectedForms.ts";
import { evaluationNow } from "../conditions/collectionModelOf.ts";
import { type CollectedForm, entriesOf, ifReady } from "./entries.ts";
import type { FormCollectionApi, FormCollectionOptions } from "../contract.ts";
import { issuesIn } from "../issues/formIssues.ts";
import { entriesAt } from "../steps/onboardSteps.ts";
import { signersAsked } from "../signing/signersAsked.ts";
import type { Acceptance } from "../answers/acceptance.ts";
import type { TestResults } from "../../core/model/evaluateCollection.ts";
import type { Signer } from "../signature.ts";
import { acceptedElsewhere, receiptOf } from "../receipt/receipt.ts";
import { stepsOf } from "../steps/stepper.ts";
import { hiddenForms } from "../conditions/hiddenForms.ts";
import { useVisibleForms } from "../conditions/useVisibleForms.ts";
import type { Visible } from "../conditions/useVisibleForms.ts";
import { useCollectionModel } from "../conditions/useCollectionModel.ts";
import { missingRounds } from "../issues/missingRounds.ts";
import { formIdOf } from "../rounds/round.ts";
import { repeatedForms } from "../rounds/repeatedForms.ts";
import { useEndedRounds } from "../rounds/useEndedRounds.ts";
import { useRoundActions } from "../rounds/useRoundActions.ts";
import { useRounds } from "../rounds/useRounds.ts";
import { useDefinitions } from "./useDefinitions.ts";
import { useRestored } from "../answers/useRestored.ts";
import { useAcceptedBefore } from "../signing/useAcceptedBefore.ts";
import { useSigning } from "../signing/useSigning.ts";
import { useStepper } from "../steps/useStepper.ts";
import { useEndedDrafts } from "../answers/useEndedDrafts.ts";
import { useFormErrors } from "../issues/useFormErrors.ts";
import { useFinish } from "../receipt/useFinish.ts";

const nobody: readonly Signer[] = [];
const noResults: TestResults = {};

/**
 * Several forms as one: their steps, answers, conditions, review and signing, for a layout of your
 * own.
 *
 * @example
 * const collection = useFormCollection({ forms, onSign: sign });
 * const form = collection.forms.find(({ id }) => id === collection.step.id);
 * if (form?.status === "ready") return <Step key={form.id} collection={collection} form={form} />;
 */
export function useFormCollection(own: FormCollectionOptions): FormCollectionApi {
  const options = given(own);
  const { variant = "steps", draft } = options;
  const declared = useStable(options.forms, sameDefinition);
  const only = useStable(options.steps, sameDefinition);
  const all = useMemo(() => entriesOf(declared), [declared]);
  const entries = useMemo(() => entriesAt(all, only), [all, only]);
  const settings = useSettings({ ...options, checks: undefined });
  const checks = useStable(options.checks);
  const { attestation, signers = nobody } = options;
  const fills = useStable(attestation?.fills);
  const [store] = useState(createAnswerStore);
  const rounds = useRounds(entries, {
    settings,
    store,
    draft,
    step: options.step,
    accepted: Object.keys(options.accepted ?? {}),
  });
  const { entries: filledIn } = rounds;
  const answersAt = useMemo(() => answersIn(store, [...all, ...filledIn]), [store, all, filledIn]);
  const { client: source, lang } = options;
  const { definitions, reload, revalidate } = useDefinitions({
    all,
    entries,
    source,
    lang,
    settings,
  });
  const asked = useStable(signersAsked(options, all), sameDefinition);
  const draftIds = useMemo(() => draftIdsOf(filledIn, definitions), [filledIn, definitions]);
  const acceptances = useAcceptedBefore(draftIds, options.accepted, draft);
  /** The acceptances of this page, which outlast what the app reports later. */
  const [results] = useState(() => new Map<string, TestResults>());
  const { model, problem } = useCollectionModel(all, entries, {
    definitions,
    settings,
    fills,
    checks,
    signers: asked,
  });
  const now = useMemo(() => {
    const accepted = (id: string): TestResults | undefined => {
      const before = acceptances.get(id);
      return results.get(id) ?? (before && (before.tests ?? noResults));
    };
    return evaluationNow(model, filledIn, answersAt, accepted);
  }, [model, filledIn, answersAt, acceptances, results]);
  useFormErrors(entries, definitions, problem, options.onFormError);
  const placed = useMemo(
    () => collectedForms(filledIn, { definitions, settings, model, now, draftIds, fills }),
    [filledIn, definitions, settings, model, now, draftIds, fills],
  );
  const known = useMemo(() => placed.flatMap(ifReady), [placed]);
  const { isRestored, begun } = useRestored(draft, known, store);

  const answersOf = ({ id }: CollectedForm) => answersAt(id);
  const restored = placed.map((form): CollectedForm =>
    form.status !== "ready" || isRestored(form.id) ? form : { ...form, status: "loading" },
  );
  const { visible, visibleNow } = useVisibleForms(restored, {
    now,
    store,
    step: options.step,
    repeated: rounds.forms,
  });
  const before = useMemo(
    () =>
      new Map(
        placed.flatMap((form) => {
          const found = acceptances.get(form.id);
          return found ? [[form.id, acceptedElsewhere(form, found)] as const] : [];
        }),
      ),
    [placed, acceptances],
  );
  const { removed, actions } = useRoundActions({ rounds, store, draft });
  const repeated = repeatedForms(entries, {
    settings,
    definitions,
    forms: visible.forms,
    asked: visible.repeated,
    isKnown: rounds.isKnown,
    isUnread: rounds.isUnread,
    removed,
    // Two pages would give two rounds one number.
    isContested: draft?.status === "conflict" || draft?.status === "deleted",
  });
  // Where it is not known which rounds there are, all of them stand against sending as one.
  const unlisted = repeated.flatMap(({ id, step, rounds: { length }, absent }) =>
    absent && (!rounds.isKnown(id) || length === 0) ? [{ ...absent, id: step }] : [],
  );
  const isListed = (form: CollectedForm): boolean =>
    form.round === undefined || rounds.isKnown(form.round.form);
  const sent = [
    ...visible.forms.filter(
      (form) => isListed(form) && (form.status !== "ready" || !form.settings.disabled),
    ),
    ...unlisted,
  ];
  const { isSending, ...signing } = useSigning({
    ...options,
    ...settings,
    sent,
    answersOf,
    revalidate,
    doubted: [...draftIds].flatMap(([id, own]) => (draft?.unsure?.includes(own) ? [id] : [])),
    missing: () => repeated.flatMap(missingRounds),
    before,
    once: async (form, send) => {
      const { kept } = form;
      const tests = now().testResults(formIdOf(form));
      const sendOnce = async (): Promise<Acceptance | null> => {
        const accepted = await send();
        if (accepted) results.set(form.id, tests);
        return accepted && { ...accepted, tests };
      };
      if (draft?.once) return draft.once(kept, sendOnce);
      const accepted = await sendOnce();
      if (accepted) draft?.clear(kept);
      return accepted;
    },
  });
  const { accepted, ended } = signing;
  const forms = visible.forms.map((form) =>
    form.status === "ready" && accepted.has(form.id)
      ? { ...form, settings: { ...form.settings, readOnly: true } }
      : form,
  );
  const stepsThrough = (through: Visible) =>
    stepsOf(entries, through, variant, attestation !== undefined);
  const steps = stepsThrough(visible);
  const receipt = receiptOf(accepted, sent, ended);
  const finished = receipt && ({ kind: "receipt", id: "receipt" } as const);
  const stepper = useStepper(steps, finished, { ...options, busy: signing.busy, isSending });
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const passed = new Set([...left, ...begun, ...rounds.begun]);

  const isBegun = ({ id }: CollectedForm): boolean => passed.has(id) || store.get(id) !== undefined;

  useFinish(receipt, options.onFinish);
  const unsent = known.filter(({ id }) => !accepted.has(id));
  const edited = useConfirmLeave(() => {
    const isLost = receipt === null && options.confirmLeave !== false && !isHeld(draft);
    return isLost && unsent.some((form) => isEdited(form, store.get(form.id)));
  });
  useEndedDrafts(draft, unsent, receipt !== null);
  useEndedRounds(draft, rounds.lists, receipt !== null);

  return {
    ...stepper,
    options,
    settings,
    forms,
    repeated,
    hiddenForms: hiddenForms(unsent, visible.forms, store.get),
    steps,
    signing,
    receipt,
    broken: problem !== null,
    answersOf,
    signers: () => signers.filter(({ id }) => now().isVisible(id)),
    left,
    passed,
    answer(form, answers) {
      store.set(form.id, answers);
      draft?.save(form.kept, answers);
      edited();
    },
    next() {
      const form = forms.find(({ id }) => id === stepper.step.id);
      if (form?.status === "ready" || stepper.step.kind === "rounds")
        setLeft(new Set([...left, stepper.step.id]));
      stepper.next(stepsThrough(visibleNow()));
    },
    isBegun,
    isComplete(form) {
      if (accepted.has(form.id)) return true;
      if (form.status !== "ready") return false;
      return isBegun(form) && issuesIn(form, answersOf(form)).length === 0;
    },
    reload() {
      reload();
      rounds.retry();
    },
    ...actions({
      forms,
      repeated,
      isFixed: (id) => accepted.has(id) || signing.unsure.has(id) || isSending(),
      go: stepper.go,
      forget: signing.forget,
      replaced(id, by) {
        if (left.has(id)) setLeft(new Set([...left, by]));
      },
    }),
  };
}
