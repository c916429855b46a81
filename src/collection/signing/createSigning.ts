import type { Form } from "../../core/definition/form.ts";
import { memoize } from "../../core/memoize.ts";
import {
  createIdempotencyKeys,
  guardRepeatedActivation,
  isAbort,
  loadFormChanges,
  msSince,
  reportErrorTo,
  safeCall,
} from "../../react/internal.ts";
import type { ParameterFormEvent, ResolvedSettings } from "../../react/index.ts";
import type { AnswerKeeper, FormAnswers } from "../answers/answers.ts";
import { type CollectedForm, type ReadyForm, ifReady } from "../state/collectedForm.ts";
import type { Store } from "../support/store.ts";
import { type CollectionIssue, issuesAt } from "../issues/formIssues.ts";
import { formIdOf } from "../items/item.ts";
import type { Acceptance } from "../answers/acceptanceRecord.ts";
import { type Accepted, acceptedInOtherTab, acceptedForm } from "../receipt/receipt.ts";
import { failureMessage, sendForm, signedForm } from "./sendForm.ts";
import type { SignedForm, SignHandler } from "../signature.ts";
import type { Signing } from "./signingState.ts";

export interface SigningState extends Pick<
  Signing,
  "busy" | "ended" | "failure" | "refused" | "unsure"
> {
  /** Forms accepted on this page, by id. */
  readonly here: Signing["accepted"];
}

export const unsigned: SigningState = {
  busy: false,
  ended: null,
  failure: { issues: [], count: 0 },
  refused: new Map(),
  unsure: new Set(),
  here: new Map(),
};

export interface SigningOptions {
  /** Forms to submit, including forms without a definition, which block submission. */
  readonly sent: readonly CollectedForm[];
  readonly answersOf: (form: CollectedForm) => FormAnswers;
  readonly onSign: SignHandler;
  readonly draft?: Pick<AnswerKeeper, "keyOf" | "notReceived"> | undefined;
  /** Ids of forms that were submitted elsewhere and may have been received. */
  readonly doubted: readonly string[];
  readonly onSignError?: ((error: unknown) => void) | undefined;
  readonly onEvent?: ((id: string, event: ParameterFormEvent) => void) | undefined;
  /** Forms known to be accepted in another visit or tab. */
  readonly before: ReadonlyMap<string, Accepted>;
  /** Calls `send` unless the form was accepted already. Resolves to its acceptance. */
  once(form: ReadyForm, send: () => Promise<Accepted | null>): Promise<Acceptance | null>;
  missing(): readonly CollectionIssue[];
  /** Fetches a form again, because its questions may have changed. */
  revalidate(form: string): Promise<Form | null>;
}

/**
 * Validates and submits the forms of a collection, one request at a time.
 *
 * @param latest Returns the current options, which may have changed since `read`.
 */
export function createSigning(state: Store<SigningState>, latest: () => SigningOptions) {
  const keysOf = memoize(createIdempotencyKeys);
  let running = false;
  let sending: AbortController | undefined;

  const fail = (issues: readonly CollectionIssue[]): void =>
    state.set({
      failure: { issues, count: state.get().failure.count + Number(issues.length > 0) },
    });
  const take = (one: Accepted): Accepted => {
    state.set({ here: new Map(state.get().here).set(one.receipt.id, one) });
    return one;
  };

  const sendOne = async (
    form: ReadyForm,
    signed: SignedForm,
    signal: AbortSignal,
  ): Promise<Accepted | null> => {
    const { onSign, onSignError, onEvent, draft } = latest();
    const { id } = form.kept;
    const keys = keysOf(id);
    const { payload, signature } = signed;
    const idempotencyKey = keys.of([id, payload, signature], draft?.keyOf?.bind(null, id));
    const startTime = performance.now();
    const ended = await sendForm(signed, form.settings, onSign, { signal, idempotencyKey });
    const outcome =
      "error" in ended ? ended.reason : ended.refusals.length > 0 ? "refused" : "accepted";
    const event = { type: "submit", outcome, duration: msSince(startTime) } as const;
    safeCall(() => onEvent?.(form.id, event));
    if ("error" in ended) {
      if (ended.reason === "unknown") {
        keys.lost();
        state.set({ unsure: new Set(state.get().unsure).add(form.id) });
      } else if (keys.refused()) draft?.notReceived?.(id);
      if (!isAbort(ended.error, signal)) reportErrorTo(onSignError, ended.error);
      const format = (now: ResolvedSettings) => failureMessage(now, form, ended.reason);
      fail([{ form: form.id, name: null, format }]);
      return null;
    }
    const { answer, refusals } = ended;
    if (refusals.length > 0) {
      if (answer.conflict) keys.lost();
      if (keys.refused()) draft?.notReceived?.(id);
      const isExplained = refusals.every(({ name }) => name !== null);
      const now = isExplained ? null : await latest().revalidate(formIdOf(form));
      const explain = await loadFormChanges(form.form, now ?? form.form);
      const { refused, unsure } = state.get();
      state.set({
        refused: new Map(refused).set(form.id, { ...answer, values: signed.values }),
        unsure: new Set([...unsure].filter((one) => one !== form.id)),
      });
      fail(explain(refusals).map((issue) => ({ form: form.id, ...issue })));
      return null;
    }
    return take(acceptedForm(form, signed, answer.document));
  };

  return {
    read(options: SigningOptions) {
      const { sent, answersOf, before, doubted } = options;
      const { here, ended: ending, busy, failure, refused, unsure } = state.get();
      const others = [...before].filter(([id]) => !here.has(id));
      const accepted = new Map([...others, ...here]);
      const waiting = (): readonly CollectedForm[] =>
        sent.filter(({ id }) => !state.get().here.has(id) && !latest().before.has(id));
      // Forms may be added after everything was accepted.
      const isOpen = sent.flatMap(ifReady).some(({ id }) => !accepted.has(id));
      const kept = isOpen ? null : ending;
      // If the last form was accepted elsewhere, no `send` of this page ends the collection.
      const isInOtherTab = sent.some(({ id }) => accepted.get(id)?.signed === null);
      const isOver = isInOtherTab && !busy && sent.every(({ id }) => accepted.has(id));

      const check = (): boolean => {
        const found = [
          ...latest().missing(),
          ...waiting().flatMap((form) => issuesAt(form, answersOf(form))),
        ];
        fail(found);
        return found.length === 0;
      };
      const signing: Signing = {
        busy,
        accepted,
        ended: kept ?? (isOver ? { signature: null } : null),
        failure,
        refused,
        unsure: new Set([...unsure, ...doubted]),
        check,
        clearIssues(form) {
          const { refused, failure } = state.get();
          state.set({
            refused: new Map([...refused].filter(([id]) => id !== form)),
            failure: { ...failure, issues: failure.issues.filter((issue) => issue.form !== form) },
          });
        },
        async send(signature) {
          if (running || !check()) return;
          running = true;
          const release = guardRepeatedActivation();
          let isDone = false;
          state.set({ busy: true, refused: new Map() });
          try {
            // Later changes are not part of this submission.
            const all = waiting()
              .flatMap(ifReady)
              .map((form) => [form, signedForm(form, answersOf(form), signature)] as const);
            const { signal } = (sending = new AbortController());
            for (const [form, signed] of all) {
              const found = await latest().once(form, () => sendOne(form, signed, signal));
              if (!found) return;
              if (!state.get().here.has(form.id)) take(acceptedInOtherTab(form, found));
            }
            state.set({ ended: { signature } });
            isDone = true;
          } finally {
            running = false;
            state.set({ busy: false });
            release(isDone ? undefined : 0);
          }
        },
      };
      return { signing, ended: kept };
    },
    /** Whether a request is pending now; `busy` is as of the last render. */
    isSending: (): boolean => running,
    stop: () => sending?.abort(),
  };
}
