import { expect, test } from "vitest";
import { createEmitter } from "../../src/core/emitter.ts";

test("listeners are notified in their order, until they unsubscribe", () => {
  const { subscribe, emit } = createEmitter<[value: string]>();
  const heard: string[] = [];
  const stop = subscribe((value) => heard.push(`first ${value}`));
  subscribe((value) => heard.push(`second ${value}`));
  emit("a");
  stop();
  emit("b");
  expect(heard).toEqual(["first a", "second a", "second b"]);
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
  const heard: string[] = [];
  subscribe(() => stop());
  const stop = subscribe(() => heard.push("second"));
  emit();
  emit();
  expect(heard).toEqual(["second"]);
});
