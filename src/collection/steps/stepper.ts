import { doubleClick, guardRepeatedActivation } from "../../react/internal.ts";
import { type CollectionStep, type ReturnTarget, neighbour } from "./steps.ts";
import type { Target } from "../state/collectedForm.ts";
import type { Store } from "../support/store.ts";

/** Arrival at the rendered step. */
export interface Arrival {
  readonly step: string;
  /** Increases with each arrival. It is 0 for the first step, which takes no focus. */
  readonly count: number;
  /** The question to focus instead of the heading. */
  readonly target: Target | null;
  /** The step that led here. */
  readonly wanted: string | undefined;
  /** Whether nobody went here: the steps changed, as when another collection is passed. */
  readonly isMoved: boolean;
}

/** Position in a collection, and the actions that change it. */
export interface Stepper {
  /** The rendered step. */
  readonly step: CollectionStep;
  readonly arrival: Arrival;
  /** Whether a question is being changed, so that Continue goes back. */
  readonly returns: boolean;
  /** Goes to a step. */
  go(step: string): void;
  /** Goes to a question, and back to the current step once it is answered. */
  change(form: string, name: string | null): void;
  /** Goes to the step after this one in the current steps. */
  next(now: readonly CollectionStep[]): void;
  /** Goes back; `null` if there is no step before. */
  readonly back: (() => void) | null;
}

/**
 * Called with the step to go to. With `replace`, replace the current address, which names no step,
 * so that the browser's Back does not lead to it again.
 */
export type OnStepChange = (step: string, change: { readonly replace: boolean }) => void;

/** Position in a collection. */
export interface PositionState {
  /** The step that the person or the address requested last. */
  readonly inner: string | undefined;
  /** The step of the last address that was followed. */
  readonly requested: string | undefined;
  /** The step that was last reported to the app. */
  readonly reported: string | undefined;
  /** `null` before the first render. */
  readonly arrival: Arrival | null;
  readonly returnTo: ReturnTarget | null;
}

export const start: PositionState = {
  inner: undefined,
  requested: undefined,
  reported: undefined,
  arrival: null,
  returnTo: null,
};

interface SteppedState extends PositionState {
  /** Whether answers are being submitted. The step stays, so that their outcome is shown there. */
  readonly busy: boolean;
}

/**
 * Returns the step at a position, and the position once it is rendered. An unknown address leads to
 * the first step.
 */
function arriveAt(
  { busy, inner, requested, reported, arrival, returnTo }: SteppedState,
  steps: readonly CollectionStep[],
  finished: CollectionStep | null,
  address: string | undefined,
): PositionState & { readonly step: CollectionStep; readonly arrival: Arrival } {
  // The address may no longer name a step, as after the browser's Back.
  if (requested !== address && !busy) requested = inner = address;
  const wanted = address ?? inner;
  const stepAt = (at: string | undefined) => steps.find(({ id }) => id === at);
  const wantedStep = stepAt(wanted) ?? steps[0] ?? ({ kind: "review", id: "review" } as const);
  const led = finished?.id ?? wanted;
  const before = arrival ?? {
    step: wantedStep.id,
    count: 0,
    target: null,
    wanted: led,
    isMoved: false,
  };
  const step = finished ?? (busy ? stepAt(before.step) : undefined) ?? wantedStep;
  const here = { step, inner, requested, reported: arrival ? reported : wanted };
  if (before.step === step.id) return { ...here, arrival: before, returnTo };
  const returned = returnTo?.from === step.id;
  const target = returned || returnTo?.form === step.id ? returnTo : null;
  return {
    ...here,
    arrival: {
      step: step.id,
      count: before.count + 1,
      target,
      wanted: led,
      isMoved: led === before.wanted,
    },
    returnTo: returned ? null : target,
  };
}

/**
 * Returns a function that resolves the step to render, with the actions to go to another.
 *
 * @param isSending Returns whether answers are being submitted now.
 * @param onStepChange Called with the step to go to.
 */
export function createStepper(
  state: Store<SteppedState>,
  isSending: () => boolean,
  onStepChange: OnStepChange,
) {
  let followed = "";

  return (
    steps: readonly CollectionStep[],
    finished: CollectionStep | null,
    address: string | undefined,
  ) => {
    const { busy } = state.get();
    const { step, ...position } = arriveAt(state.get(), steps, finished, address);
    const { arrival, returnTo, requested } = position;
    const go = (to: string): void => {
      if (isSending()) return;
      guardRepeatedActivation()(doubleClick);
      state.set({ inner: to, reported: to });
      onStepChange(to, { replace: false });
    };
    const active = returnTo?.form === step.id && returnTo.from !== step.id ? returnTo : null;
    const previous = active ? active.from : neighbour(steps, step, -1);
    const stepper: Stepper = {
      step,
      arrival,
      returns: active !== null,
      go,
      change(form, name) {
        if (isSending()) return;
        const target = { form, name, from: active?.from ?? step.id };
        state.set({
          returnTo: target,
          ...(form === step.id && { arrival: { ...arrival, target } }),
        });
        go(form);
      },
      next(now) {
        const to = active ? active.from : neighbour(now, step, 1);
        if (to !== null) go(to);
      },
      back: previous === null ? null : () => go(previous),
    };
    return {
      stepper,
      position,
      /** Reports the rendered step if the address names another one. */
      answerAddress(): void {
        const key = JSON.stringify([address, requested, step.id, busy]);
        if (key === followed) return;
        followed = key;
        if ((address ?? requested) === undefined || address === step.id) return;
        if (state.get().reported === step.id && !busy) return;
        state.settle({ reported: step.id });
        // An address entered during submission stays in the history, before this one.
        onStepChange(step.id, { replace: !busy });
      },
    };
  };
}
