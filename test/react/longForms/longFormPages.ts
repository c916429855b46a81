import type { Page } from "playwright";

/** Whether the browser has not laid out what is in a group of a long form. */
export const isSkipped = (group: Element): boolean =>
  group.querySelector("label")?.checkVisibility({ contentVisibilityAuto: true }) === false;

/** Waits until a page has as many fields. */
export const whenRendered = (page: Page, size: number): Promise<unknown> =>
  page.waitForFunction(
    (count) => document.querySelectorAll(".pf-field :is(input, select)").length === count,
    size,
  );
