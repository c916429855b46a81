import type { DraftedForm } from "../../react/index.ts";
import { fingerprintOf } from "../../core/definition/fingerprint.ts";
import { DraftError } from "./DraftError.ts";
import type { DraftRunner } from "./draftRunner.ts";
import { type DraftSource, draftFormId, pageSource, restoreDraft } from "./draftSource.ts";
import { changedFields } from "./keptAnswers.ts";
import type { DraftField } from "./draftCodec.ts";
import { after } from "./draftStorage.ts";

interface Attached {
  readonly live: DraftedForm;
  take?: () => void;
  stop?: (() => void) | undefined;
}

const secondForm = (id: string): DraftError =>
  new DraftError(
    "failed",
    `Two mounted forms share the draft and the id ${JSON.stringify(id)}, so only the first is saved. Set a different id for each form.`,
  );

const keyOf = ({ name, value, text }: DraftField): string => JSON.stringify([name, value, text]);

/**
 * Tracks the mounted forms that belong to no collection. Only the first of several forms with one
 * id is saved.
 *
 * @param show - called when a draft's form mounts; returns a function for its unmount
 */
export function createStandaloneFormDrafts(
  draftOf: (source: DraftSource) => DraftRunner,
  show: (draft: DraftRunner, focus: (name: string) => void) => () => void,
  onError: (error: unknown) => void,
) {
  /** The forms of each id in mount order. */
  const lines = new Map<string, Attached[]>();
  /** The mounted instance that last released each draft. */
  const released = new Map<DraftRunner, object>();

  const begin = (form: Attached, before: DraftedForm["before"]): void => {
    const { live } = form;
    const source = pageSource(live);
    const draft = draftOf(source);
    // The same form in another language continues with its draft.
    const isSame =
      before !== null &&
      draftFormId(before) === source.id &&
      released.get(draft) === live.mounted &&
      fingerprintOf(before) === fingerprintOf(live.form);
    released.delete(draft);
    // No change event reports answers given before the first effects ran, or while a draft was
    // being read.
    const early = before && !isSame ? [] : changedFields(source);
    let isPutting = false;
    const open = (answered: readonly DraftField[], isReplacing: boolean): void =>
      void after(draft.open(source), (found) => {
        if (!found || !form.stop) return;
        isPutting = true;
        restoreDraft(live, found.fields, isReplacing);
        isPutting = false;
        draft.listNotKept();
        const there = new Set(found.fields.map(keyOf));
        if (!answered.every((field) => there.has(keyOf(field)))) draft.change(source);
      });
    const unlisten = live.onChange(() => {
      if (!isPutting) draft.change(source);
    });
    const hide = show(draft, live.focus);
    form.stop = () => {
      form.stop = undefined;
      unlisten();
      hide();
      draft.flush();
      released.set(draft, live.mounted);
    };
    form.take = () => {
      if (draft.state().status === "conflict") open([], true);
    };
    if (isSame && draft.follow(source)) draft.listNotKept();
    else open(early, false);
  };

  return {
    attach(live: DraftedForm): () => void {
      const id = draftFormId(live.form);
      if (live.isRead) {
        // A read-only form saves nothing, but its stored draft can be cleared.
        draftOf(pageSource(live)).rest();
        return () => undefined;
      }
      const form: Attached = { live };
      const line = lines.get(id) ?? [];
      lines.set(id, [...line, form]);
      if (line.length === 0) begin(form, live.before);
      else onError(secondForm(id));
      return () => {
        const rest = lines.get(id)?.filter((one) => one !== form) ?? [];
        if (rest.length > 0) lines.set(id, rest);
        else lines.delete(id);
        if (!form.stop) return;
        form.stop();
        // The draft has the first form's answers. The next form is saved from its next change on.
        const [next] = rest;
        if (next) begin(next, next.live.form);
      };
    },
    /** Resolves a conflict with the newer answers, which replace those of this page. */
    take: (): void => lines.forEach(([first]) => first?.take?.()),
    /** Whether `take` is possible: never in a collection. */
    canTake: (): boolean => lines.size > 0,
  };
}
