import { describe, expect, test, vi } from "vitest";
import { createStepper, type PositionState, start } from "../../../src/collection/steps/stepper.ts";
import type { CollectionStep } from "../../../src/collection/steps/steps.ts";
import { createStore } from "../../../src/collection/support/store.ts";

const form = (id: string): CollectionStep => ({ kind: "form", id });
const steps = [form("one"), form("two"), form("three"), { kind: "review", id: "review" } as const];

/** A collection at a step, without React: `render` does what each render of the page does. */
function stepsAt(step: string, isSending = () => false) {
  const state = createStore<PositionState & { readonly busy: boolean }>(
    { ...start, inner: step, busy: false },
    () => {},
  );
  const onStepChange = vi.fn<(step: string) => void>();
  const stepperOf = createStepper(state, isSending, onStepChange);
  const render = (address?: string) => {
    const { stepper, position } = stepperOf(steps, null, address);
    state.settle(position);
    return stepper;
  };
  return { render, reported: () => onStepChange.mock.calls.map(([to]) => to) };
}

describe("next", () => {
  test.each([
    ["one", "two"],
    ["three", "review"],
    ["review", "review"],
  ])("leads from %s to %s", (from, to) => {
    const { render, reported } = stepsAt(from);
    render().next(steps);
    expect(render().step.id).toBe(to);
    expect(reported()).toEqual(from === to ? [] : [to]);
  });
});

describe("change", () => {
  test("leads to the question of another form, and Continue back", () => {
    const { render } = stepsAt("review");
    render().change("two", "zip");
    const there = render();
    expect([there.step.id, there.returns]).toEqual(["two", true]);
    expect(there.arrival).toMatchObject({ step: "two", count: 1, target: { name: "zip" } });
    there.next(steps);
    const back = render();
    expect([back.step.id, back.returns]).toEqual(["review", false]);
    expect(back.arrival).toMatchObject({ step: "review", count: 2, target: { name: "zip" } });
  });

  test("of the rendered form is a target of the same arrival", () => {
    const { render } = stepsAt("two");
    render().change("two", "zip");
    const { arrival, returns } = render();
    expect(arrival).toMatchObject({ step: "two", count: 0, target: { form: "two", name: "zip" } });
    expect(returns).toBe(false);
  });

  test("of another form changes nothing in an app that keeps the address", () => {
    const { render } = stepsAt("one");
    render("one").change("two", "zip");
    expect(render("one")).toMatchObject({ step: { id: "one" }, arrival: { target: null } });
  });

  test("does nothing while answers are sent", () => {
    const { render, reported } = stepsAt("review", () => true);
    render().change("two", "zip");
    expect(render().step.id).toBe("review");
    expect(reported()).toEqual([]);
  });
});
