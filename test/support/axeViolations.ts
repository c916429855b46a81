import axe from "axe-core";
import { expect } from "vitest";

/** Violations that axe finds on the page, as rule and element. The contrasts that passed prove that it ran. */
export async function axeViolations(): Promise<string[]> {
  const { violations, passes } = await axe.run("main", { resultTypes: ["violations", "passes"] });
  expect(passes.map(({ id }) => id)).toContain("color-contrast");
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
