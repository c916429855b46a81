import type { Form } from "../../core/form.ts";
import type { DraftedForm, FormDraft } from "../../react/useFormDraft.ts";
import type { AnswerKeeper, FormAnswers, KeptForm } from "../answers.ts";
import { fieldsOf, slotFormOf } from "./collectedForm.ts";
import { fingerprintOf } from "./draftKey.ts";
import type { DraftField } from "./draftText.ts";
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

/** A form without an id is known by its parameters, so that a draft of an earlier definition is not found. */
const idOf = (form: Form): string => form.id ?? fingerprintOf(form);

export function createKeeper(slots: Slots): DraftKeeper {
  const takes = new Set<() => void>();

  const attach = (live: DraftedForm): (() => void) => {
    const { form } = live;
    const slot = slots.open({ id: idOf(form), form, isKept: isKeptOf(live) });
    const read = (): readonly DraftField[] => editsOf(live);
    let [isAttached, isPutting] = [true, false];
    const show = (put: typeof putBack): void =>
      void after(slot.open(read), (fitting) => {
        if (!fitting || !isAttached) return;
        isPutting = true;
        put(live, fitting.fields);
        isPutting = false;
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
    const about = slotFormOf(kept);
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        // The person begins without it: a slot that does not know of it will not write over it unasked.
        slots.open(about);
        resolve(null);
      }, patience);
      void after(slots.open(about).open(), (fitting) => {
        clearTimeout(timer);
        resolve(fitting && answersIn(fitting.fields));
      });
    });
  };

  return {
    attach,
    restore,
    save(kept, answers) {
      const about = slotFormOf(kept);
      const slot = slots.of(kept.id) ?? slots.open(about);
      slot.touch(() => fieldsOf(about, answers));
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
