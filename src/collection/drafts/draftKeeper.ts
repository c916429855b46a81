import type { FormDraft } from "../../react/store/useFormDraft.ts";
import {
  type AnswerKeeper,
  type FormAnswers,
  type KeptForm,
  noAnswers,
} from "../answers/answers.ts";
import { type AttachedForms, createAttached } from "./attachedForms.ts";
import { fieldsOf, slotFormOf } from "./slotForm.ts";
import { answersIn, idOf } from "./liveForm.ts";
import type { Slots } from "./slots.ts";
import { after } from "./storage.ts";

/**
 * The drafts of one page as forms and collections see them: leads the answers of collections between them and their slots, and has attached forms
 * do so for their own. Its functions stay the same, and none throws or rejects.
 */
export interface DraftKeeper extends FormDraft, AnswerKeeper, AttachedForms {
  /** Takes away what is kept: of one form, or of all that were on the page. */
  readonly clear: (form?: KeptForm) => Promise<void>;
  /** When newer answers are kept elsewhere: keeps those of this page. */
  readonly keep: () => void;
}

/** How long a collection waits for a storage before it is drawn without, in ms. */
const patience = 5000;

const noop = (): void => undefined;

export function createKeeper(slots: Slots): DraftKeeper {
  const attached = createAttached(slots);
  let restoring = 0;

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
      void after(slots.open(about).open(), (draft) => {
        clearTimeout(timer);
        found = draft?.fitting ? answersIn(draft.fitting.fields, kept.defaults) : null;
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
    ...attached,
    restore,
    save(kept, answers) {
      const about = slotFormOf(kept, () => answers);
      const slot = slots.of(kept.id) ?? slots.open(about);
      slot.touch(() => fieldsOf(about, answers, kept.defaults), about);
    },
    submitted: (form) => void slots.of(idOf(form))?.clear(),
    async clear(kept) {
      const chosen = kept ? [slots.of(kept.id)] : slots.all();
      await Promise.all(chosen.map((slot) => slot?.clear()));
      // What a collection has sent is answered no more.
      if (kept) slots.of(kept.id)?.rest();
    },
    keep: () => slots.all().forEach((slot) => slot.isLost() && slot.keep()),
  };
}
