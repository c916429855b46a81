import { ParameterForm } from "parameter-form";
import { everyType } from "parameter-form/service";
import { afterEach, expect, test } from "vitest";
import { cdp } from "vitest/browser";
import { find, show } from "../support/browser.tsx";

const emulate = (value: "reduce" | "no-preference") =>
  cdp().send("Emulation.setEmulatedMedia", {
    features: [{ name: "prefers-reduced-motion", value }],
  });

afterEach(() => emulate("no-preference"));

/** The classes of what moves. */
const moving = () =>
  [...document.querySelectorAll("main *")]
    .filter((element) => {
      const { transitionDuration, animationName } = getComputedStyle(element);
      return transitionDuration !== "0s" || animationName !== "none";
    })
    .map(({ className }) => className);

test("nothing moves for who wants less motion", async () => {
  show(<ParameterForm form={everyType} selectAs="radio" booleanAs="radio" onSubmit={() => {}} />);
  await find(".pf-button");
  expect([...new Set(moving())]).toEqual(["pf-button"]);
  await emulate("reduce");
  expect(moving()).toEqual([]);
});

test("a field that is refused changes its look at once: what moves would be drawn again frame by frame, at each of them", async () => {
  show(<ParameterForm form={everyType} onSubmit={() => {}} />);
  await find(".pf-button");
  document.querySelector("form")?.requestSubmit();
  await find(".pf-error");
  expect(document.getAnimations()).toEqual([]);
});
