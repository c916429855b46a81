import { expect, test } from "vitest";
import { createControls } from "../../src/react/controls.ts";

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

test("a field that is not in the layout does not take focus when it comes one day", () => {
  const focused: string[] = [];
  const controls = createControls();
  controls.focus("SSN");
  const forget = controls.whenNeeded(() => undefined);
  controls.focus("SSN");
  forget();
  controls.attach("SSN", control(focused, "SSN"));
  expect(focused).toEqual([]);
});
