"use client";
import { useRef, useState } from "react";
import type { Form } from "../../core/form.ts";
import { memoize } from "../../core/memoize.ts";
import { holdGesture } from "../../react/gesture.ts";
import { reportErrorTo } from "../../react/reportError.ts";
import { refusalsNow } from "../../react/submission/formChanges.ts";
import { createIdempotencyKeys } from "../../react/submission/idempotencyKeys.ts";
import { isAbort, useSubmitSignal } from "../../react/submission/useSubmitSignal.ts";
import type { ResolvedSettings } from "../../react/settings/settings.ts";
import { useLatest } from "../../react/useStable.ts";
import type { AnswerKeeper, FormAnswers } from "../answers/answers.ts";
import { type CollectedForm, ifReady, type ReadyForm } from "../entries.ts";
import type { CollectionLanguage } from "../collectionWords.ts";
import { issuesAt } from "../issues/formIssues.ts";
import { type Accepted, acceptedForm } from "../receipt/receipt.ts";
import { failedWords, outcomeOf, signedForm } from "./sendForm.ts";
import type { SignedForm, SignHandler } from "../signature.ts";
import type { Signing } from "./signingState.ts";
import { useSigningFailure } from "./useSigningFailure.ts";

interface SigningOptions extends CollectionLanguage {
  /** Those that are to be sent, also those that cannot be, because they are not there. */
  readonly sent: readonly CollectedForm[];
  readonly answersOf: (form: CollectedForm) => FormAnswers;
  readonly onSign: SignHandler;
  readonly draft?: Pick<AnswerKeeper, "keyOf"> | undefined;
  readonly onSignError?: ((error: unknown) => void) | undefined;
  onAccepted(form: ReadyForm, accepted: Accepted): void;
  /** Fetches a form once more, which may ask other questions by now. */
  revalidate(form: string): Promise<Form | null>;
}

interface Sending extends Signing {
  /** Whether a request is under way, as it is now and not when this was drawn. */
  isSending(): boolean;
}

/** Checks and sends the forms of a collection, one request at a time. */
export function useSigning(options: SigningOptions): Sending {
  const { sent, answersOf, onSignError, onAccepted, revalidate } = options;
  const latest = useLatest(options);
  const running = useRef(false);
  const begin = useSubmitSignal();
  const [busy, setBusy] = useState(false);
  const [accepted, setAccepted] = useState<ReadonlyMap<string, Accepted>>(new Map());
  const { fail, clear, refuse, clearRefused, ...failed } = useSigningFailure();
  const [ended, setEnded] = useState<Signing["ended"]>(null);
  // A function of an earlier render knows of it, too.
  const done = useRef(accepted);
  const [keysOf] = useState(() => memoize(createIdempotencyKeys));
  const waiting = (): readonly CollectedForm[] => sent.filter(({ id }) => !done.current.has(id));

  // Forms may come when all that there was to send was accepted.
  if (ended && sent.flatMap(ifReady).some(({ id }) => !accepted.has(id))) setEnded(null);

  const check = (): boolean => {
    const found = waiting().flatMap((form) => issuesAt(form, answersOf(form)));
    if (found.length > 0) fail(found);
    else clear();
    return found.length === 0;
  };

  /** Whether the form was accepted. */
  const sendOne = async (
    form: ReadyForm,
    signed: SignedForm,
    signal: AbortSignal,
  ): Promise<boolean> => {
    const { onSign, draft } = latest.current;
    const { id } = form.kept;
    const keys = keysOf(id);
    const { payload, signature } = signed;
    const idempotencyKey = keys.of([id, payload, signature], draft?.keyOf?.bind(null, id));
    const outcome = await outcomeOf(signed, onSign, { signal, idempotencyKey });
    if ("error" in outcome) {
      keys.lost();
      if (!isAbort(outcome.error, signal)) reportErrorTo(onSignError, outcome.error);
      const say = (now: ResolvedSettings) => failedWords(now, form, outcome.error);
      fail([{ form: form.id, name: null, say }]);
      return false;
    }
    const { answer, refusals } = outcome;
    if (refusals.length > 0) {
      keys.refused();
      const isExplained = refusals.every(({ name }) => name !== null);
      const now = isExplained ? null : await revalidate(form.id);
      refuse(form.id, { ...answer, values: signed.values });
      const told = refusalsNow(refusals, form.form, now ?? form.form);
      fail(told.map((issue) => ({ form: form.id, ...issue })));
      return false;
    }
    const one = acceptedForm(form, signed, answer.document);
    done.current = new Map(done.current).set(form.id, one);
    setAccepted(done.current);
    onAccepted(form, one);
    return true;
  };

  return {
    ...failed,
    busy,
    accepted,
    ended,
    check,
    isSending: () => running.current,
    async send(signature) {
      if (running.current || !check()) return;
      running.current = true;
      const release = holdGesture();
      setBusy(true);
      clearRefused();
      try {
        // As they are now, whatever is changed meanwhile.
        const all = waiting()
          .flatMap(ifReady)
          .map((form) => [form, signedForm(form, answersOf(form), signature)] as const);
        const signal = begin();
        for (const one of all) if (!(await sendOne(...one, signal))) return;
        setEnded({ signature });
      } finally {
        running.current = false;
        setBusy(false);
        release();
      }
    },
  };
}
