import { ParameterForm, type ParameterFormHandle } from "parameter-form";
import { createRef } from "react";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectFocus, find, painted, patience, show } from "../../support/browser.tsx";
import { longAnswers as defaultValues, longForm as form } from "../../support/longForm.ts";

const { parameters } = form;
const size = parameters.length;
const lastName = `Question ${size - 1}`;

const controls = () => document.querySelectorAll(".pf-field :is(input, select)");
const whenAllRendered = () => vi.waitFor(() => expect(controls()).toHaveLength(size), patience);

const buttonTop = () =>
  document.querySelector("button[type=submit]")?.getBoundingClientRect().top ?? Number.NaN;

/** A long form as it was when its first screenful was drawn. */
async function begin() {
  const ref = createRef<ParameterFormHandle>();
  const onSubmit = vi.fn<(values: object) => void>();
  const first = new Promise<number>((seen) => {
    const observer = new MutationObserver(() => {
      if (controls().length === 0) return;
      observer.disconnect();
      seen(controls().length);
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });
  show(<ParameterForm form={form} ref={ref} onSubmit={onSubmit} />);
  return { ref, onSubmit, view: await first };
}

test("renders the first screenful at once", async () => {
  const { view } = await begin();
  expect(view).toBe(20);
  await whenAllRendered();
  const labels = [...document.querySelectorAll(".pf-label")].map(({ textContent }) => textContent);
  expect(labels.map((label) => label?.replace(" (optional)", ""))).toEqual(
    parameters.map(({ label }) => label),
  );
});

test("does not move the submit button while the rest is rendered", async () => {
  await begin();
  await painted();
  const top = buttonTop();
  await whenAllRendered();
  await vi.waitFor(() => expect(buttonTop()).toBeCloseTo(top, 0), patience);
});

test("a form of 50 parameters has no groups", async () => {
  show(<ParameterForm form={{ parameters: parameters.slice(0, 50) }} onSubmit={() => undefined} />);
  await find(".pf-field");
  expect(controls()).toHaveLength(50);
  expect(document.querySelector(".pf-group")).toBeNull();
});

test("validates the whole form before the rest is rendered, and links to unrendered fields", async () => {
  const { ref, view, onSubmit } = await begin();
  expect(view).toBeLessThan(size);
  await ref.current?.submit();
  const more = page.getByRole("button", { name: /^Show \d+ more$/ });
  await userEvent.click(more);
  const links = [...document.querySelectorAll<HTMLElement>(".pf-summary a")];
  expect(links).toHaveLength(size / 2);
  links.at(-1)?.click();
  await expectFocus(lastName);
  expect(onSubmit).not.toHaveBeenCalled();
});

test("focus(name) renders an unrendered field", async () => {
  const { ref } = await begin();
  ref.current?.focus(lastName);
  await expectFocus(lastName);
  expect(controls()).toHaveLength(size);
});

test("submits answers given while the rest is rendered, and defaults of unrendered fields", async () => {
  const ref = createRef<ParameterFormHandle>();
  const onSubmit = vi.fn<(values: object) => void>();
  show(<ParameterForm {...{ form, defaultValues, onSubmit, ref }} />);
  await find("input");
  await userEvent.fill(page.getByLabelText("Question 1 (optional)").first(), "1234.5");
  await ref.current?.submit();
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalled(), patience);
  expect(onSubmit.mock.calls[0]?.[0]).toEqual({ ...defaultValues, "Question 1": "1234.5" });
});

test("a form that is printed at once has every field", async () => {
  await begin();
  window.dispatchEvent(new Event("beforeprint"));
  expect(controls()).toHaveLength(size);
});

test("Tab and Shift+Tab move through groups without layout, in order", async () => {
  await begin();
  await whenAllRendered();
  const tour = [...controls()].slice(299, 330);
  // The groups of the first and of all others, once the browser has decided what to lay out.
  const laidOut = () =>
    tour.slice(0, 2).map((it) => it.checkVisibility({ contentVisibilityAuto: true }));
  await vi.waitFor(() => expect(laidOut()).toEqual([false, false]), patience);
  if (tour[0] instanceof HTMLElement) tour[0].focus();
  for (const next of tour.slice(1)) {
    await userEvent.keyboard("{Tab}");
    expect(document.activeElement).toBe(next);
  }
  for (const next of tour.slice(0, -1).reverse()) {
    await userEvent.keyboard("{Shift>}{Tab}{/Shift}");
    expect(document.activeElement).toBe(next);
  }
});
