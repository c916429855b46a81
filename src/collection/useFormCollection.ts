"use client";
import { useMemo, useState, useSyncExternalStore } from "react";
import { own } from "../core/own.ts";
import { sameDefinition, useStable } from "../react/useStable.ts";
import { useSettings } from "../react/useSettings.ts";
import { text } from "../react/text.ts";
import { type FormAnswers, noAnswers } from "./answers.ts";
import { createAnswerStore } from "./answerStore.ts";
import { collectedForms } from "./collectedForms.ts";
import { type CollectedForm, entriesOf } from "./collectionForm.ts";
import type { FormCollectionApi, FormCollectionOptions } from "./formCollection.ts";
import { findingsIn } from "./formFindings.ts";
import { entriesAt } from "./onboardSteps.ts";
import { receiptOf } from "./receipt.ts";
import { stepsOf } from "./stepper.ts";
import { useConditions } from "./useConditions.ts";
import { useDefinitions } from "./useDefinitions.ts";
import { useRestored } from "./useRestored.ts";
import { useSigning } from "./useSigning.ts";
import { useStepper } from "./useStepper.ts";
import { useToldFailures } from "./useToldFailures.ts";
import { useToldReceipt } from "./useToldReceipt.ts";

/** Several forms as one: their steps, answers, conditions, review and signing, for a layout of your own. */
export function useFormCollection(options: FormCollectionOptions): FormCollectionApi {
  const { variant = "steps", draft } = options;
  const given = useStable(options.forms, sameDefinition);
  const only = useStable(options.steps, sameDefinition);
  const entries = useMemo(() => entriesAt(entriesOf(given), only), [given, only]);
  const settings = useSettings(options);
  const [store] = useState(createAnswerStore);
  const { definitions, reload } = useDefinitions(entries, options.client);
  const { shows, problem } = useConditions(entries, definitions);
  useToldFailures(definitions, problem, options.onFormError);
  const all = useMemo(
    () => collectedForms(entries, { definitions, settings, shows, store }),
    [entries, definitions, settings, shows, store],
  );
  const known = useMemo(() => all.flatMap(ifReady), [all]);
  const isRestored = useRestored(draft, known, store);

  const answersOf = (form: CollectedForm): FormAnswers =>
    store.get(form.id) ?? (form.status === "ready" ? form.defaults : noAnswers);
  const shownIds = (): string => {
    const byId = new Map(all.map((form) => [form.id, form]));
    const answer = (id: string, name: string): unknown => {
      const form = byId.get(id);
      return form && own(answersOf(form).values, name);
    };
    return JSON.stringify(all.filter(({ id }) => shows(answer, id)).map(({ id }) => id));
  };
  const shown: readonly string[] = JSON.parse(
    useSyncExternalStore(store.subscribe, shownIds, shownIds),
  );
  const asked = all
    .filter(({ id }) => shown.includes(id))
    .map((form): CollectedForm =>
      form.status !== "ready" || isRestored(form.id) ? form : { ...form, status: "loading" },
    );
  const sent = asked.filter((form) => form.status !== "ready" || !form.settings.disabled);

  const signing = useSigning({
    ...options,
    ...settings,
    forms: sent.flatMap(ifReady),
    missing: sent.flatMap((form) => {
      if (form.status === "ready") return [];
      const reason = form.status === "failed" ? form.reason : "loading";
      return [{ form: form.id, name: null, say: (now) => `${form.title}: ${text(now, reason)}` }];
    }),
    answersOf,
    onAccepted: ({ kept }) => void draft?.clear(kept),
  });
  const { accepted, ended } = signing;
  const forms = asked.map((form) =>
    form.status === "ready" && accepted.has(form.id)
      ? { ...form, settings: { ...form.settings, readOnly: true } }
      : form,
  );
  const steps = stepsOf(forms, variant, options.attestation !== undefined);
  const receipt = receiptOf(known, accepted, sent, ended);
  const stepper = useStepper(steps, receipt && { kind: "receipt", id: "receipt" }, options);
  const [passed, setPassed] = useState<ReadonlySet<string>>(new Set());

  useToldReceipt(receipt, options.onFinish);

  return {
    ...stepper,
    options,
    settings,
    forms,
    steps,
    signing,
    receipt,
    broken: problem !== null,
    answersOf,
    answer(form, answers) {
      store.set(form.id, answers);
      draft?.save(form.kept, answers);
    },
    next() {
      setPassed(new Set(passed).add(stepper.step.id));
      stepper.next();
    },
    isComplete(form) {
      if (form.status !== "ready") return false;
      const answers = answersOf(form);
      const begun = passed.has(form.id) || Object.keys(answers.values).length > 0;
      return begun && findingsIn(form, answers).length === 0;
    },
    reload,
  };
}

/** The form, in a list, if it can be drawn. */
const ifReady = (form: CollectedForm) => (form.status === "ready" ? [form] : []);
