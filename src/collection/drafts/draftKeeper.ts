import type { Form } from "../../core/form.ts";
import type { DraftedForm, FormDraft } from "../../react/useFormDraft.ts";
import { type AnswerKeeper, type FormAnswers, type KeptForm, noAnswers } from "../answers.ts";
import { fieldsOf, slotFormOf } from "./collectedForm.ts";
import { fingerprintOf } from "./draftKey.ts";
import type { DraftField } from "./draftText.ts";
import { isAskedBy } from "./judgeDraft.ts";
import { answersIn, editsOf, isKeptOf, putBack, putInPlace } from "./liveForm.ts";
import type { Slots } from "./slots.ts";
import { after } from "./storage.ts";

/** Keeps the answers of forms on the page and of collections. Its functions stay the same, and none throws or rejects. */
export interface DraftKeeper extends FormDraft, AnswerKeeper {
  /** Takes away what is kept: of one form, or of all that were on the page. */
  readonly clear: (form?: KeptForm) => Promise<void>;
  /** When newer answers are kept elsewhere: keeps those of this page. */
  readonly keep: () => void;
  /** When newer answers are kept elsewhere: shows them, in the place of those of this page. */
  readonly take: () => void;
  /** Whether `take` can: it cannot show them in a collection. */
  canTake(): boolean;
}

/** How long a collection waits for a storage before it is drawn without, in ms. */
const patience = 5000;

const noop = (): void => undefined;

/** A form without an id is known by its parameters, so that a draft of an earlier definition is not found. */
const idOf = (form: Form): string => form.id ?? fingerprintOf(form);

export function createKeeper(slots: Slots): DraftKeeper {
  const takes = new Set<() => void>();
  let restoring = 0;

  const attach = (live: DraftedForm): (() => void) => {
    const { form } = live;
    const slot = slots.open({
      id: idOf(form),
      form,
      isKept: isKeptOf(live),
      isAsked: (parameter) => isAskedBy(parameter, live.settings(), live.held),
    });
    const read = (): readonly DraftField[] => editsOf(live);
    let [isAttached, isPutting] = [true, false];
    const show = (put: typeof putBack): void =>
      void after(slot.open(read), (fitting) => {
        if (!fitting || !isAttached) return;
        isPutting = true;
        put(live, fitting.fields);
        isPutting = false;
        slot.tellOwed();
      });
    const take = (): void => {
      if (slot.isLost()) show(putInPlace);
    };
    show(putBack);
    takes.add(take);
    const stop = live.onChange(() => {
      if (!isPutting) slot.touch(read);
    });
    return () => {
      isAttached = false;
      takes.delete(take);
      stop();
      slot.flush();
    };
  };

  const restore = (kept: KeptForm): Promise<FormAnswers | null> => {
    let found: FormAnswers | null = null;
    const about = slotFormOf(kept, () => found ?? noAnswers);
    restoring++;
    const restored = new Promise<FormAnswers | null>((resolve) => {
      const timer = setTimeout(() => {
        // The person begins without it: a slot that does not know of it will not write over it unasked.
        slots.open(about);
        resolve(null);
      }, patience);
      void after(slots.open(about).open(), (fitting) => {
        clearTimeout(timer);
        found = fitting && answersIn(fitting.fields, kept.defaults);
        resolve(found);
      });
    });
    // Forms ask for the answers to each other: all must be back, and the collection, which waits for the same promise, have them.
    void restored.then(noop).then(() => {
      restoring--;
      if (restoring === 0) for (const slot of slots.all()) slot.tellOwed();
    });
    return restored;
  };

  return {
    attach,
    restore,
    save(kept, answers) {
      const about = slotFormOf(kept);
      const slot = slots.of(kept.id) ?? slots.open(about);
      slot.touch(() => fieldsOf(about, answers, kept.defaults));
    },
    submitted: (form) => void slots.of(idOf(form))?.clear(),
    async clear(kept) {
      const chosen = kept ? [slots.of(kept.id)] : slots.all();
      await Promise.all(chosen.map((slot) => slot?.clear()));
    },
    keep: () => slots.all().forEach((slot) => slot.isLost() && slot.keep()),
    take: () => takes.forEach((take) => take()),
    canTake: () => takes.size > 0,
  };
}
