import { expect, type MockInstance, onTestFinished, test, vi } from "vitest";
import { field, renderForm, settled } from "../../support/renderForm.tsx";

const lines = ["Name: string?", "Wage: currency?", "Plan: select? a|b"];

/** Writes as a form filler does: past React, with events that an app may stop. */
async function writeByScript(name: string, value: string): Promise<void> {
  const element = field(name);
  Reflect.set(element, "value", value);
  for (const type of ["input", "change"]) element.dispatchEvent(new Event(type));
  await settled();
}

/** Counts the calls for scripted input on targets of a kind. */
const count = (
  { mock: { calls, contexts } }: MockInstance<EventTarget["addEventListener"]>,
  isCounted: (target: unknown) => boolean,
) =>
  calls.filter(([type], at) => ["input", "change"].includes(type) && isCounted(contexts[at]))
    .length;

const isPage = (target: unknown) => target === document;
const isControl = (target: unknown) =>
  target instanceof Element && target.matches("input, select, textarea");

test("a scripted input is taken where the app stops events at the element", async () => {
  const { submit, onSubmit } = renderForm(lines);
  for (const name of ["Name", "Wage", "Plan"])
    for (const type of ["input", "change"])
      field(name).addEventListener(type, (event) => event.stopImmediatePropagation());
  await writeByScript("Name", "Ada");
  await writeByScript("Wage", "1234.5");
  await writeByScript("Plan", "b");
  await submit();
  expect(onSubmit.mock.lastCall?.[0]).toEqual({ Name: "Ada", Wage: "1234.5", Plan: "b" });
});

test("all fields of a document share one listener, which is removed with the last field", () => {
  const added = vi.spyOn(EventTarget.prototype, "addEventListener");
  const removed = vi.spyOn(EventTarget.prototype, "removeEventListener");
  onTestFinished(() => void vi.restoreAllMocks());
  const listeners = () => count(added, isPage) - count(removed, isPage);
  const one = renderForm(lines);
  const other = renderForm(lines);
  expect(listeners()).toBe(2);
  expect(count(added, isControl)).toBe(0);
  one.unmount();
  expect(listeners()).toBe(2);
  other.unmount();
  expect(listeners()).toBe(0);
});
