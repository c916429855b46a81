import { parseForm } from "parameter-form/core";
import type { FormCollectionOptions, SignHandler } from "parameter-form/collection";
import { expect, test, vi } from "vitest";
import { createCollectionState } from "../../../src/collection/state/collectionState.ts";
import { resolveSettings } from "../../../src/react/internal.ts";

const formOf = (id: string) =>
  parseForm({ id, parameters: [{ name: id, label: id, type: "string", required: false }] });

/** Renders the state as React does, without React. */
function rendered(given: Partial<FormCollectionOptions> = {}) {
  const options = {
    forms: [{ form: formOf("a") }, { form: formOf("b"), when: { name: "a", not: "alone" } }],
    onSign: () => undefined,
    ...given,
  };
  const settings = resolveSettings({});
  const state = createCollectionState();
  const edited = vi.fn<() => void>();
  const view = () => state.view({ options, settings }, edited);
  let current = view();
  const render = () => {
    current = view();
    current.commit();
    current.follow();
  };
  render();
  state.subscribe(render);
  return { state, edited, view, now: () => current.collection };
}

const places = ({ steps, step }: ReturnType<ReturnType<typeof rendered>["now"]>) =>
  steps.map(({ id }) => (id === step.id ? `[${id}]` : id)).join(" ");

/** Answers the form that is the step. */
const answer = (now: ReturnType<typeof rendered>["now"], values: Record<string, string>) => {
  const form = now().forms.find(({ id }) => id === now().step.id);
  if (form?.status !== "ready") throw new Error("no form");
  now().answer(form, { values, unread: {} });
};

test("fills in, sends and finishes a collection without React", async () => {
  const onFinish = vi.fn<NonNullable<FormCollectionOptions["onFinish"]>>();
  const onSign = vi.fn<SignHandler>();
  const { now, edited } = rendered({ onSign, onFinish });
  expect(places(now())).toBe("[a] b review");
  answer(now, { a: "alone" });
  expect(edited).toHaveBeenCalledOnce();
  expect(places(now())).toBe("[a] review");
  now().next();
  expect(places(now())).toBe("a [review]");
  await now().signing.send(null);
  expect(onSign.mock.calls.map(([{ id, values }]) => [id, { ...values }])).toEqual([
    ["a", { a: "alone" }],
  ]);
  expect(now().step.id).toBe("receipt");
  expect(onFinish.mock.calls.map(([{ forms }]) => forms.map(({ id }) => id))).toEqual([["a"]]);
});

test("a view that is not committed changes nothing", () => {
  const { state, view, now } = rendered();
  const listener = vi.fn<() => void>();
  state.subscribe(listener);
  const [one, other] = [view(), view()];
  expect(one.version()).toBe(other.version());
  expect(one.collection.arrival).toEqual(now().arrival);
  expect(listener).not.toHaveBeenCalled();
});

test("an answer that shows and hides nothing needs no new view", () => {
  const { view, now } = rendered();
  const { version } = view();
  const before = version();
  answer(now, { a: "some" });
  expect(version()).toBe(before);
  answer(now, { a: "alone" });
  expect(version()).not.toBe(before);
});

test("notifies no one after unsubscribing", () => {
  const { state, now } = rendered();
  const listener = vi.fn<() => void>();
  state.subscribe(listener)();
  answer(now, { a: "alone" });
  now().go("review");
  expect(listener).not.toHaveBeenCalled();
});

test("aborts requests when it is stopped", async () => {
  const signals: AbortSignal[] = [];
  const getForm = vi.fn((_: string, { signal }: { readonly signal?: AbortSignal } = {}) => {
    if (signal) signals.push(signal);
    return new Promise<never>(() => undefined);
  });
  const fetching = rendered({ forms: [{ id: "a" }], client: { getForm } });
  const sending = rendered({
    onSign: (_, { signal }) => {
      signals.push(signal);
      return new Promise(() => undefined);
    },
  });
  void sending.now().signing.send(null);
  await vi.waitFor(() => expect(signals).toHaveLength(2));
  fetching.state.stop();
  sending.state.stop();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
});
