import { reportTo } from "../../react/submission/report.ts";
import type { DraftedForm, FormDraft } from "../../react/store/useFormDraft.ts";
import { DraftError } from "./DraftError.ts";
import { fingerprintOf } from "./draftKey.ts";
import type { DraftField } from "./draftText.ts";
import { aboutOf, editsOf, idOf, putBack, putInPlace } from "./liveForm.ts";
import type { Slot } from "./slotOptions.ts";
import type { Slots } from "./slots.ts";
import { after } from "./storage.ts";

const isAmong = (fields: readonly DraftField[], { name, value, text }: DraftField): boolean =>
  fields.some((one) => one.name === name && one.value === value && one.text === text);

const secondForm = (id: string): DraftError =>
  new DraftError(
    "failed",
    `Two forms have one draft and the id ${JSON.stringify(id)}, so only the first is kept. Give each form its own id.`,
  );

/** Leads answers between the forms on the page that are in no collection and their slots. Of two with one id, only the first is kept. */
export interface AttachedForms extends Pick<FormDraft, "attach"> {
  /** When newer answers are kept elsewhere: shows them, in the place of those of this page. */
  readonly take: () => void;
  /** Whether `take` can: it cannot show them in a collection. */
  canTake(): boolean;
}

export function createAttached(slots: Slots): AttachedForms {
  /** By the id of each form: shows its newer answers. */
  const takes = new Map<string, () => void>();
  /** Forms that wait until the one of their id is gone. */
  const waiting = new Set<{ readonly id: string; begin(): void }>();
  /** The slots of forms that were let go of, with whose they were. */
  const released = new WeakMap<Slot, object>();

  /** The slot that a form had until now, when it asks the same in other words, such as another language. */
  const slotBefore = ({ before, form, mounted }: DraftedForm, id: string): Slot | undefined => {
    const slot = slots.of(id);
    const isSame = before && idOf(before) === id && fingerprintOf(before) === fingerprintOf(form);
    return isSame && slot && released.get(slot) === mounted ? slot : undefined;
  };

  const attach = (live: DraftedForm): (() => void) => {
    const id = idOf(live.form);
    if (live.isRead) {
      // What is kept of it can be cleared.
      (slots.of(id) ?? slots.open(aboutOf(live))).rest();
      return () => undefined;
    }
    if (!takes.has(id)) return keep(live);
    reportTo(slots.options().onError, secondForm(id));
    let stop: (() => void) | null = null;
    const one = {
      id,
      begin() {
        waiting.delete(one);
        // The first form's answers are kept there: its own are from its next change on.
        stop = keep({ ...live, before: live.form });
      },
    };
    waiting.add(one);
    return () => {
      waiting.delete(one);
      stop?.();
    };
  };

  const keep = (live: DraftedForm): (() => void) => {
    const about = aboutOf(live);
    const { id } = about;
    const read = (): readonly DraftField[] => editsOf(live);
    const before = slotBefore(live, id);
    // No change tells of what was answered before the first effects ran, or while a slot was still being read.
    const early = live.before && !before ? [] : read();
    const goesOn = before?.follow(read, about) ?? false;
    const slot = before && goesOn ? before : slots.open(about);
    released.delete(slot);
    let [isAttached, isPutting] = [true, false];
    const show = (put: typeof putBack, answered: readonly DraftField[]): void =>
      void after(slot.open(read), (found) => {
        if (!found || !isAttached) return;
        const fields = found.fitting?.fields ?? [];
        isPutting = true;
        put(live, fields);
        isPutting = false;
        slot.tellOwed();
        if (!answered.every((field) => isAmong(fields, field))) slot.touch(read);
      });
    const take = (): void => {
      if (slot.hasNewer()) show(putInPlace, []);
    };
    if (goesOn) slot.tellOwed();
    else show(putBack, early);
    takes.set(id, take);
    const stop = live.onChange(() => {
      if (!isPutting) slot.touch(read);
    });
    return () => {
      isAttached = false;
      takes.delete(id);
      stop();
      slot.flush();
      released.set(slot, live.mounted);
      [...waiting].find((one) => one.id === id)?.begin();
    };
  };

  return {
    attach,
    take: () => takes.forEach((take) => take()),
    canTake: () => takes.size > 0,
  };
}
