import { expect, test } from "vitest";
import { createControls } from "../../../src/react/store/controls.ts";

const control = (focused: string[], name: string) => ({ focus: () => void focused.push(name) });

test("a field that is asked for before it is drawn gets focus when it is", () => {
  const focused: string[] = [];
  const controls = createControls();
  const forget = controls.whenNeeded(() => {
    controls.attach("SSN", control(focused, "SSN"));
    forget();
  });
  controls.focus("SSN");
  expect(focused).toEqual(["SSN"]);
});

test("a field that is not in the layout does not take focus when it comes one day", async () => {
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

test("a field that comes as the last of them is drawn gets the focus that was asked for", () => {
  const focused: string[] = [];
  const controls = createControls();
  const forget = controls.whenNeeded(() => undefined);
  controls.focus("SSN");
  forget();
  controls.attach("SSN", control(focused, "SSN"));
  expect(focused).toEqual(["SSN"]);
});

test("what is drawn is there and can be reached, what is still to be drawn only reached", () => {
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

test("the document is that of a control that is drawn, and else the page's", () => {
  const other = document.implementation.createHTMLDocument("");
  const controls = createControls();
  expect(controls.document()).toBe(document);
  controls.attach("Name", control([], "Name"));
  expect(controls.document()).toBe(document);
  controls.attach("SSN", other.createElement("input"));
  expect(controls.document()).toBe(other);
});
