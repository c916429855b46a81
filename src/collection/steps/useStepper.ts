"use client";
import { useEffect, useRef, useState } from "react";
import { doubleClick, guardRepeatedActivation, useLatest } from "../../react/internal.ts";
import { type CollectionStep, type Errand, neighbour } from "./stepper.ts";
import type { Target } from "../state/entries.ts";

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

interface StepperOptions {
  /** The step that the host's address names. */
  readonly step?: string | undefined;
  readonly onStepChange?: OnStepChange | undefined;
  /**
   * Whether answers are being sent: the step stays, so that what becomes of them is told where they
   * were sent.
   */
  readonly busy: boolean;
  /** The same, as it is now and not when this was drawn. */
  isSending(): boolean;
}

/**
 * Which step is drawn, and how to come to another. An address that is no step is answered with the
 * first, and any other with the step that stays.
 */
export function useStepper(
  steps: readonly CollectionStep[],
  finished: CollectionStep | null,
  options: StepperOptions,
): Stepper {
  const { busy, isSending } = options;
  const [inner, setInner] = useState(options.step);
  const [requested, setRequested] = useState(options.step);
  // The address may name no step any more, as after the browser's Back to where it named none.
  if (requested !== options.step && !busy) {
    setRequested(options.step);
    setInner(options.step);
  }
  const wanted = options.step ?? inner;
  const stepAt = (at: string | undefined) => steps.find(({ id }) => id === at);
  const asked = stepAt(wanted) ?? steps[0] ?? ({ kind: "review", id: "review" } as const);
  const [arrival, setArrival] = useState<Arrival>({ step: asked.id, count: 0, target: null });
  const stays = busy ? stepAt(arrival.step) : undefined;
  const step = finished ?? stays ?? asked;
  const [errand, setErrand] = useState<Errand | null>(null);

  if (arrival.step !== step.id) {
    const returned = errand?.from === step.id;
    const target = returned || errand?.form === step.id ? errand : null;
    setArrival({ step: step.id, count: arrival.count + 1, target });
    if (!target || returned) setErrand(null);
  }

  const latest = useLatest(options.onStepChange);
  const reported = useRef(wanted);
  const go = (to: string): void => {
    if (isSending()) return;
    guardRepeatedActivation()(doubleClick);
    reported.current = to;
    setInner(to);
    latest.current?.(to, { replace: false });
  };
  useEffect(() => {
    if ((options.step ?? requested) === undefined || options.step === step.id) return;
    if (reported.current === step.id && !busy) return;
    reported.current = step.id;
    // The person came to another while answers are sent: that one stays, behind this.
    latest.current?.(step.id, { replace: !busy });
  }, [options.step, requested, step.id, busy, latest]);

  const active = errand?.form === step.id && errand.from !== step.id ? errand : null;
  const previous = active ? active.from : neighbour(steps, step, -1);
  return {
    step,
    arrival,
    returns: active !== null,
    go,
    change(form, name) {
      if (isSending()) return;
      const target = { form, name, from: active?.from ?? step.id };
      setErrand(target);
      if (form === step.id) setArrival({ ...arrival, target });
      go(form);
    },
    next(now) {
      const to = active ? active.from : neighbour(now, step, 1);
      if (to !== null) go(to);
    },
    back: previous === null ? null : () => go(previous),
  };
}
