import { expect, test } from "vitest";
import { createControls } from "../../../src/react/store/controls.ts";

const control = (focused: string[], name: string) => ({ focus: () => void focused.push(name) });

test("focuses a field once it is mounted when requested before", () => {
  const focused: string[] = [];
  const controls = createControls();
  const forget = controls.whenNeeded(() => {
    controls.attach("SSN", control(focused, "SSN"));
    forget();
  });
  controls.focus("SSN");
  expect(focused).toEqual(["SSN"]);
});

test("does not focus a field outside the layout when it is mounted later", async () => {
  const focused: string[] = [];
  const controls = createControls();
  controls.focus("SSN");
  const forget = controls.whenNeeded(() => undefined);
  controls.focus("SSN");
  forget();
  await Promise.resolve();
  controls.attach("SSN", control(focused, "SSN"));
  expect(focused).toEqual([]);
});

test("focuses the field that is mounted last when it was requested", () => {
  const focused: string[] = [];
  const controls = createControls();
  const forget = controls.whenNeeded(() => undefined);
  controls.focus("SSN");
  forget();
  controls.attach("SSN", control(focused, "SSN"));
  expect(focused).toEqual(["SSN"]);
});

test("has mounted fields, and reaches those that are still to be mounted", () => {
  const controls = createControls();
  const found = () => [controls.has("SSN"), controls.reaches("SSN")];
  expect(found()).toEqual([false, false]);
  const forget = controls.whenNeeded(() => undefined);
  expect(found()).toEqual([false, true]);
  forget();
  controls.attach("SSN", control([], "SSN"));
  expect(found()).toEqual([true, true]);
  controls.attach("SSN", null);
  expect(found()).toEqual([false, false]);
});

test("returns the document of a mounted control, else the page's", () => {
  const other = document.implementation.createHTMLDocument("");
  const controls = createControls();
  expect(controls.document()).toBe(document);
  controls.attach("Name", control([], "Name"));
  expect(controls.document()).toBe(document);
  controls.attach("SSN", other.createElement("input"));
  expect(controls.document()).toBe(other);
});
