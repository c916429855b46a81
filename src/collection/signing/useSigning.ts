"use client";
import { useMemo, useRef, useState } from "react";
import type { Form } from "../../core/definition/form.ts";
import { isOutcomeUnknown } from "../../core/messages/failure.ts";
import { memoize } from "../../core/memoize.ts";
import {
  createIdempotencyKeys,
  guardRepeatedActivation,
  isAbort,
  refusalsNow,
  reportErrorTo,
  useLatest,
  useSubmitSignal,
} from "../../react/internal.ts";
import type { ResolvedSettings } from "../../react/index.ts";
import type { AnswerKeeper, FormAnswers } from "../answers/answers.ts";
import { type CollectedForm, ifReady, type ReadyForm } from "../state/entries.ts";
import type { CollectionLanguage } from "../collectionWords.ts";
import type { CollectionIssue } from "../issues/collectionIssue.ts";
import { issuesAt } from "../issues/formIssues.ts";
import { formIdOf } from "../rounds/round.ts";
import type { Acceptance } from "../answers/acceptance.ts";
import { type Accepted, acceptedElsewhere, acceptedForm } from "../receipt/receipt.ts";
import { failedWords, outcomeOf, signedForm } from "./sendForm.ts";
import type { SignedForm, SignHandler } from "../signature.ts";
import type { Signing } from "./signingState.ts";
import { useSigningFailure } from "./useSigningFailure.ts";

interface SigningOptions extends CollectionLanguage {
  /** Those that are to be sent, also those that cannot be, because they are not there. */
  readonly sent: readonly CollectedForm[];
  readonly answersOf: (form: CollectedForm) => FormAnswers;
  readonly onSign: SignHandler;
  readonly draft?: Pick<AnswerKeeper, "keyOf" | "notReceived"> | undefined;
  /** Ids of those that were sent elsewhere and may have been received. */
  readonly doubted: readonly string[];
  readonly onSignError?: ((error: unknown) => void) | undefined;
  /** Those that were accepted in another visit or tab, as far as is known. */
  readonly before: ReadonlyMap<string, Accepted>;
  /** Has `send` send a form, unless it was accepted, and gives as what it was. */
  once(form: ReadyForm, send: () => Promise<Accepted | null>): Promise<Acceptance | null>;
  /** What stands against sending beside what the forms have. */
  missing(): readonly CollectionIssue[];
  /** Fetches a form once more, which may ask other questions by now. */
  revalidate(form: string): Promise<Form | null>;
}

interface Sending extends Signing {
  /** Whether a request is under way, as it is now and not when this was drawn. */
  isSending(): boolean;
}

/** Checks and sends the forms of a collection, one request at a time. */
export function useSigning(options: SigningOptions): Sending {
  const { sent, answersOf, onSignError, before, revalidate } = options;
  const latest = useLatest(options);
  const running = useRef(false);
  const begin = useSubmitSignal();
  const [busy, setBusy] = useState(false);
  const [here, setHere] = useState<ReadonlyMap<string, Accepted>>(new Map());
  const accepted = useMemo(() => {
    const others = [...before].filter(([id]) => !here.has(id));
    return new Map([...others, ...here]);
  }, [before, here]);
  const { fail, clear, refuse, lose, clearRefused, ...failed } = useSigningFailure();
  const [ending, setEnded] = useState<Signing["ended"]>(null);
  // A function of an earlier render knows of it, too.
  const done = useRef(here);
  const [keysOf] = useState(() => memoize(createIdempotencyKeys));
  const waiting = (): readonly CollectedForm[] =>
    sent.filter(({ id }) => !done.current.has(id) && !latest.current.before.has(id));

  // Forms may come when all that there was to send was accepted.
  if (ending && sent.flatMap(ifReady).some(({ id }) => !accepted.has(id))) setEnded(null);
  // Where the last was accepted elsewhere, nobody ends it here.
  const isElsewhere = sent.some(({ id }) => accepted.get(id)?.signed === null);
  const isOver = isElsewhere && !busy && sent.every(({ id }) => accepted.has(id));
  const ended = ending ?? (isOver ? { signature: null } : null);

  const check = (): boolean => {
    const found = [
      ...latest.current.missing(),
      ...waiting().flatMap((form) => issuesAt(form, answersOf(form))),
    ];
    if (found.length > 0) fail(found);
    else clear();
    return found.length === 0;
  };

  const take = (one: Accepted): Accepted => {
    done.current = new Map(done.current).set(one.receipt.id, one);
    setHere(done.current);
    return one;
  };

  /** The form as it was accepted, or `null`. */
  const sendOne = async (
    form: ReadyForm,
    signed: SignedForm,
    signal: AbortSignal,
  ): Promise<Accepted | null> => {
    const { onSign, draft } = latest.current;
    const { id } = form.kept;
    const keys = keysOf(id);
    const { payload, signature } = signed;
    const idempotencyKey = keys.of([id, payload, signature], draft?.keyOf?.bind(null, id));
    const outcome = await outcomeOf(signed, form.settings, onSign, { signal, idempotencyKey });
    if ("error" in outcome) {
      if (isOutcomeUnknown(outcome.error)) {
        keys.lost();
        lose(form.id);
      } else if (keys.refused()) draft?.notReceived?.(id);
      if (!isAbort(outcome.error, signal)) reportErrorTo(onSignError, outcome.error);
      const say = (now: ResolvedSettings) => failedWords(now, form, outcome.error);
      fail([{ form: form.id, name: null, say }]);
      return null;
    }
    const { answer, refusals } = outcome;
    if (refusals.length > 0) {
      if (answer.conflict) keys.lost();
      if (keys.refused()) draft?.notReceived?.(id);
      const isExplained = refusals.every(({ name }) => name !== null);
      const now = isExplained ? null : await revalidate(formIdOf(form));
      refuse(form.id, { ...answer, values: signed.values });
      const told = refusalsNow(refusals, form.form, now ?? form.form);
      fail(told.map((issue) => ({ form: form.id, ...issue })));
      return null;
    }
    return take(acceptedForm(form, signed, answer.document));
  };

  return {
    ...failed,
    unsure: new Set([...failed.unsure, ...options.doubted]),
    busy,
    accepted,
    ended,
    check,
    isSending: () => running.current,
    async send(signature) {
      if (running.current || !check()) return;
      running.current = true;
      const release = guardRepeatedActivation();
      let isDone = false;
      setBusy(true);
      clearRefused();
      try {
        // As they are now, whatever is changed meanwhile.
        const all = waiting()
          .flatMap(ifReady)
          .map((form) => [form, signedForm(form, answersOf(form), signature)] as const);
        const signal = begin();
        for (const [form, signed] of all) {
          const found = await latest.current.once(form, () => sendOne(form, signed, signal));
          if (!found) return;
          if (!done.current.has(form.id)) take(acceptedElsewhere(form, found));
        }
        setEnded({ signature });
        isDone = true;
      } finally {
        running.current = false;
        setBusy(false);
        release(isDone ? undefined : 0);
      }
    },
  };
}
