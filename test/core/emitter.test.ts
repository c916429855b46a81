import { expect, test } from "vitest";
import { createEmitter } from "../../src/core/emitter.ts";

test("listeners are notified in their order, until they unsubscribe", () => {
  const { subscribe, emit } = createEmitter<[value: string]>();
  const received: string[] = [];
  const stop = subscribe((value) => received.push(`first ${value}`));
  subscribe((value) => received.push(`second ${value}`));
  emit("a");
  stop();
  emit("b");
  expect(received).toEqual(["first a", "second a", "second b"]);
});

test("counts its listeners", () => {
  const { subscribe, count } = createEmitter();
  expect(count()).toBe(0);
  const stop = subscribe(() => {});
  subscribe(() => {});
  expect(count()).toBe(2);
  stop();
  expect(count()).toBe(1);
});

test("a listener that unsubscribes another while both are notified does not skip it", () => {
  const { subscribe, emit } = createEmitter();
  const received: string[] = [];
  subscribe(() => stop());
  const stop = subscribe(() => received.push("second"));
  emit();
  emit();
  expect(received).toEqual(["second"]);
});
