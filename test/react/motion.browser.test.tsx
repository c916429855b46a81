import { ParameterForm } from "parameter-form";
import { ResourceList } from "parameter-form/query";
import { everyType } from "parameter-form/service";
import { afterEach, expect, test } from "vitest";
import { cdp } from "vitest/browser";
import { client, find, show, withQueries } from "../support/browser.tsx";

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

const form = (
  <ParameterForm form={everyType} selectAs="radio" booleanAs="radio" onSubmit={() => {}} />
);
const list = (paging: "pages" | "more") =>
  withQueries(
    <ResourceList
      client={client}
      list="employees"
      label="Employees"
      limit={10}
      paging={paging}
      renderItem={String}
    />,
  );

test.each([
  ["form", form, ["pf-button"]],
  ["list in pages", list("pages"), ["pf-list-body", "pf-page-button"]],
  ["list that grows", list("more"), ["pf-list-body", "pf-page-button"]],
])("a %s has no motion with prefers-reduced-motion", async (_, rendered, classes) => {
  show(rendered);
  await find("main button");
  expect([...new Set(moving())].toSorted()).toEqual(classes);
  await emulate("reduce");
  expect(moving()).toEqual([]);
});

test("a rejected field changes its look at once, because an animation would re-render it in each frame", async () => {
  show(<ParameterForm form={everyType} onSubmit={() => {}} />);
  await find(".pf-button");
  document.querySelector("form")?.requestSubmit();
  await find(".pf-error");
  expect(document.getAnimations()).toEqual([]);
});
