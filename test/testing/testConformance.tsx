import type { Components } from "parameter-form";
import { type ConformanceCheck, conformanceChecks, type Render } from "parameter-form/testing";
import type { ReactNode } from "react";
import { expect, test } from "vitest";
import { show } from "../support/browser.tsx";

/** Draws in place of what was drawn before. */
const renderAlone =
  (around: (children: ReactNode) => ReactNode): Render =>
  async (element) => {
    document.body.replaceChildren();
    show(around(element));
    const main = document.querySelector("main");
    if (!main) throw new Error("Nothing was drawn");
    return main;
  };

/** Checks of a part are those of what it is made of, too. */
const arrangements: Partial<Record<string, string>> = {
  Frame: "FieldFrame",
  Label: "FieldFrame",
  Description: "FieldFrame",
  ErrorMessage: "FieldFrame",
  Radio: "RadioGroup",
  Popup: "Combobox",
  Option: "Combobox",
};

/** What the checks of these parts say of them. */
export async function failuresOf(components: Partial<Components>): Promise<readonly string[]> {
  const reported: string[] = [];
  const parts = Object.keys(components).map((part) => arrangements[part] ?? part);
  for (const check of conformanceChecks.filter(({ part }) => parts.includes(part)))
    await check
      .run(
        components,
        renderAlone((children) => children),
      )
      .catch((error: unknown) => reported.push(String(error)));
  return reported;
}

/** A test of each check, and of what the parts draw being theirs. */
export function testConformance(
  components: Partial<Components>,
  around: (children: ReactNode) => ReactNode = (children) => children,
  checks: readonly ConformanceCheck[] = conformanceChecks,
): void {
  test.each(checks)("$part $name", async ({ run }) => {
    await expect(run(components, renderAlone(around))).resolves.toBeUndefined();
  });
}
