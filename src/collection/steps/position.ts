import { doubleClick, guardRepeatedActivation } from "../../react/internal.ts";
import { type CollectionStep, type Errand, neighbour } from "./stepper.ts";
import type { Target } from "../state/entries.ts";
import type { Store } from "../support/store.ts";

/** How a person came to the step that is drawn. */
export interface Arrival {
  readonly step: string;
  /** Grows with each; 0 for the first step, which takes no focus. */
  readonly count: number;
  /** The question to go to, if not the heading. */
  readonly target: Target | null;
}

/** Where a person is in a collection, and the ways from there. */
export interface Stepper {
  /** The step that is shown. */
  readonly step: CollectionStep;
  readonly arrival: Arrival;
  /** Whether a question is being changed, after which Continue leads back. */
  readonly returns: boolean;
  /** Goes to a step. */
  go(step: string): void;
  /** Goes to a question and, when it is answered, back to where it was asked from. */
  change(form: string, name: string | null): void;
  /** Goes to the step after this one, among those that there are by now. */
  next(now: readonly CollectionStep[]): void;
  /** Goes back; `null` where there is nothing before. */
  readonly back: (() => void) | null;
}

/**
 * Takes the step to go to. `replace` says that it belongs in the place of the address that is there,
 * which leads nowhere, so that the browser's Back does not lead to that again.
 */
export type OnStepChange = (step: string, change: { readonly replace: boolean }) => void;

/** Where a person is in a collection. */
export interface PositionState {
  /** The step that the person or the address asked for last. */
  readonly inner: string | undefined;
  /** The step of the address that was followed last. */
  readonly requested: string | undefined;
  /** The step that the app was told of last. */
  readonly reported: string | undefined;
  /** `null` before the first render. */
  readonly arrival: Arrival | null;
  readonly errand: Errand | null;
}

export const start: PositionState = {
  inner: undefined,
  requested: undefined,
  reported: undefined,
  arrival: null,
  errand: null,
};

interface SteppedState extends PositionState {
  /**
   * Whether answers are being sent: the step stays, so that what becomes of them is told where they
   * were sent.
   */
  readonly busy: boolean;
}

/**
 * Returns the step at a position, and the position when that is rendered. An address that is no step
 * is answered with the first.
 */
function arriveAt(
  { busy, inner, requested, reported, arrival, errand }: SteppedState,
  steps: readonly CollectionStep[],
  finished: CollectionStep | null,
  address: string | undefined,
): PositionState & { readonly step: CollectionStep; readonly arrival: Arrival } {
  // The address may name no step any more, as after the browser's Back to where it named none.
  if (requested !== address && !busy) requested = inner = address;
  const wanted = address ?? inner;
  const stepAt = (at: string | undefined) => steps.find(({ id }) => id === at);
  const asked = stepAt(wanted) ?? steps[0] ?? ({ kind: "review", id: "review" } as const);
  const before = arrival ?? { step: asked.id, count: 0, target: null };
  const step = finished ?? (busy ? stepAt(before.step) : undefined) ?? asked;
  const here = { step, inner, requested, reported: arrival ? reported : wanted };
  if (before.step === step.id) return { ...here, arrival: before, errand };
  const returned = errand?.from === step.id;
  const target = returned || errand?.form === step.id ? errand : null;
  return {
    ...here,
    arrival: { step: step.id, count: before.count + 1, target },
    errand: returned ? null : target,
  };
}

/**
 * Returns a function that tells which step is drawn, and how to come to another.
 *
 * @param isSending Returns whether answers are being sent now.
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
    const { arrival, errand, requested } = position;
    const go = (to: string): void => {
      if (isSending()) return;
      guardRepeatedActivation()(doubleClick);
      state.set({ inner: to, reported: to });
      onStepChange(to, { replace: false });
    };
    const active = errand?.form === step.id && errand.from !== step.id ? errand : null;
    const previous = active ? active.from : neighbour(steps, step, -1);
    const stepper: Stepper = {
      step,
      arrival,
      returns: active !== null,
      go,
      change(form, name) {
        if (isSending()) return;
        const target = { form, name, from: active?.from ?? step.id };
        state.set({ errand: target, ...(form === step.id && { arrival: { ...arrival, target } }) });
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
      /** Answers an address that leads elsewhere with the step that stays. */
      answerAddress(): void {
        const key = JSON.stringify([address, requested, step.id, busy]);
        if (key === followed) return;
        followed = key;
        if ((address ?? requested) === undefined || address === step.id) return;
        if (state.get().reported === step.id && !busy) return;
        state.settle({ reported: step.id });
        // The person came to another while answers are sent: that one stays, behind this.
        onStepChange(step.id, { replace: !busy });
      },
    };
  };
}
