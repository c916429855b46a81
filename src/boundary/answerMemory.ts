import type { AnswerKeeper } from "../collection/index.ts";
import { createEmitter } from "../core/emitter.ts";
import { sameValue } from "../core/values/fieldValue.ts";
import { recordOf } from "../core/record.ts";
import type { DraftedForm, FormDraft } from "../react/index.ts";
import { randomKey } from "../react/internal.ts";

/** The `draft` of a form or of a collection, such as the result of `useDraft`. */
export type AnyDraft = FormDraft & AnswerKeeper;

/** Answers in the memory of the page, for the time after an error. */
export interface AnswerMemory {
  /** Called when an error unmounts the form. The next form that mounts gets the answers. */
  stop(): void;
  /** Whether a form was accepted, and no answer was edited since. */
  isAccepted(this: void): boolean;
  /** Subscribes to `isAccepted`: a submission may end after the error. */
  subscribe(this: void, listener: () => void): () => void;
  /** Returns `attach` of a draft, which gives a form its answers back. */
  attach(through: FormDraft["attach"] | undefined, owner: string | undefined): FormDraft["attach"];
  /** Adds the memory to a draft. `attach` is separate, because it must be stable. */
  addTo(draft: AnyDraft | undefined): Omit<AnyDraft, "attach">;
}

interface Mounted {
  readonly form: DraftedForm;
  readonly owner: string | undefined;
}

/** Sets the edited and the confirmed answers of an unmounted form in the next one. */
function copyAnswers(from: DraftedForm, to: DraftedForm): void {
  const names = new Set(to.form.parameters.map(({ name }) => name));
  for (const { name } of from.form.parameters) {
    const value = from.value(name);
    const confirmed = from.isConfirmed(name) ? value : undefined;
    const isEdited = !sameValue(value, from.initial(name));
    if (names.has(name) && (isEdited || confirmed !== undefined))
      to.setValue(name, value, confirmed);
  }
}

/**
 * Creates the memory of a form or a collection. It also has sensitive answers, which a draft never
 * stores.
 */
export function createAnswerMemory(): AnswerMemory {
  let isStopped = false;
  let isAccepted = false;
  /** An unmounted form still has its answers. */
  let mounted: Mounted | undefined;
  /** The latest key of each form, with the content that it was sent with. */
  const keys = new Map<string, { readonly sent: string; readonly key: string }>();
  const { subscribe, emit } = createEmitter();
  const answers = new Map<string, Parameters<AnswerKeeper["save"]>[1]>();
  const acceptances = new Map<string, NonNullable<AnswerKeeper["accepted"]>[string]>();
  const nameOf = (owner: string | undefined, id: string) => JSON.stringify([owner, id]);
  return {
    stop: () => void (isStopped = true),
    isAccepted: () => isAccepted,
    subscribe,
    attach: (through, owner) => (form) => {
      if (isStopped && mounted && mounted.owner === owner) copyAnswers(mounted.form, form);
      isStopped = false;
      mounted = { form, owner };
      const unlisten = form.onChange(() => void (isAccepted = false));
      const detach = through?.(form);
      return () => {
        unlisten();
        detach?.();
      };
    },
    addTo: (draft) => ({
      ...draft,
      // Without a draft, the browser asks before leaving the page would lose the answers.
      status: draft ? draft.status : "failed",
      submitted(form) {
        isAccepted = true;
        if (form.id !== undefined) keys.delete(nameOf(draft?.owner, form.id));
        emit();
        draft?.submitted(form);
      },
      async restore(form) {
        const kept = isStopped && answers.get(nameOf(draft?.owner, form.id));
        return kept || (draft ? draft.restore(form) : null);
      },
      save(form, given) {
        answers.set(nameOf(draft?.owner, form.id), given);
        draft?.save(form, given);
      },
      clear(form) {
        answers.delete(nameOf(draft?.owner, form.id));
        draft?.clear(form);
      },
      ...(!draft?.once && {
        accepted: { ...draft?.accepted, ...recordOf(acceptances) },
        async once(form, send) {
          const accepted = acceptances.get(form.id) ?? (await send());
          if (accepted) acceptances.set(form.id, accepted);
          return accepted;
        },
      }),
      // The service recognizes equal answers that were sent before the error.
      keyOf:
        draft?.keyOf ??
        ((id, sent, isOther) => {
          const name = nameOf(draft?.owner, id);
          const before = keys.get(name);
          const key = !isOther && before?.sent === sent ? before.key : randomKey();
          keys.set(name, { sent, key });
          return key;
        }),
      notReceived(id) {
        keys.delete(nameOf(draft?.owner, id));
        draft?.notReceived?.(id);
      },
    }),
  };
}
