import axe from "axe-core";
import { expect } from "vitest";

/** What axe finds wrong on the page, as rule and element. That it looked is shown by the contrasts that it passed. */
export async function findings(): Promise<string[]> {
  const { violations, passes } = await axe.run("main", { resultTypes: ["violations", "passes"] });
  expect(passes.map(({ id }) => id)).toContain("color-contrast");
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
