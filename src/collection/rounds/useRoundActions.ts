"use client";
import { useState } from "react";
import { roundId, roundNumber } from "../../core/model/rounds.ts";
import { guardRepeatedActivation } from "../../react/internal.ts";
import type { AnswerKeeper } from "../answers/answers.ts";
import type { AnswerStore } from "../answers/answerStore.ts";
import type { CollectedForm } from "../state/entries.ts";
import type { RepeatedForm } from "./repeatedForm.ts";
import { numbersOf } from "./roundNumbers.ts";
import type { RoundsState } from "./useRounds.ts";

interface ActionOptions {
  readonly rounds: Pick<RoundsState, "now" | "put">;
  readonly store: AnswerStore;
  readonly draft: AnswerKeeper | undefined;
}

/** What the ways to change rounds look at, as it is when they are taken. */
interface ActionContext {
  readonly forms: readonly CollectedForm[];
  readonly repeated: readonly RepeatedForm[];
  /** Whether a round stays as it is. */
  isFixed(round: string): boolean;
  /** Goes to a round. */
  go(round: string): void;
  /** A round was removed. */
  forget(round: string): void;
  /** A removed round is back as another one. */
  replaced(round: string, by: string): void;
}

/** Whether rounds of a form can be added and removed. */
const isOpen = (form: RepeatedForm | undefined): form is RepeatedForm =>
  form !== undefined && form.absent === null && !form.fixed;

/** The ways to change which rounds there are, and the round that was removed last. */
export function useRoundActions({ rounds, store, draft }: ActionOptions) {
  const [removed, setRemoved] = useState<CollectedForm | null>(null);
  return {
    removed,
    actions: ({ forms, repeated, isFixed, ...told }: ActionContext) => ({
      addRound(form: string): void {
        const { numbers, last } = rounds.now(form);
        const found = repeated.find(({ id }) => id === form);
        const id = roundId(form, last + 1);
        if (!isOpen(found) || numbers.length >= found.max || isFixed(id)) return;
        setRemoved(null);
        rounds.put(form, numbersOf([...numbers, last + 1]));
        told.go(id);
      },
      removeRound(id: string): void {
        const found = forms.find((one) => one.id === id);
        if (!found?.round || isFixed(id)) return;
        const { form } = found.round;
        if (!isOpen(repeated.find((one) => one.id === form))) return;
        const { numbers, last } = rounds.now(form);
        const number = roundNumber(form, id);
        const others = numbers.filter((one) => one !== number);
        // Where "Remove" was pressed, another one may stand, and focus is on "Undo".
        guardRepeatedActivation()();
        setRemoved(found);
        rounds.put(form, numbersOf(others, last));
        told.forget(id);
        if (found.status === "ready") draft?.clear(found.kept);
      },
      undoRemove(): void {
        if (!removed?.round || isFixed(removed.id)) return;
        const { form, number: place } = removed.round;
        if (!isOpen(repeated.find((one) => one.id === form))) return;
        const { numbers, last } = rounds.now(form);
        // What was kept of the round is gone: with another number, it is kept anew.
        const id = roundId(form, last + 1);
        const answers = store.get(removed.id);
        guardRepeatedActivation()();
        setRemoved(null);
        if (answers) store.set(id, answers);
        told.replaced(removed.id, id);
        rounds.put(form, numbersOf(numbers.toSpliced(place - 1, 0, last + 1)));
      },
    }),
  };
}
