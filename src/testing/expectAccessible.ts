import type { RunOptions } from "axe-core";

/**
 * Asserts that axe finds no violations in `container`. Needs the package `axe-core`.
 * - Skips landmarks, because a component is a part of a page.
 * - Skips colours in jsdom and happy-dom, which compute none. Test those in a browser.
 *
 * @param container `document.body` by default.
 * @param options Options of axe.
 * @throws Error with the rule, element and help link of each violation.
 */
export async function expectAccessible(
  container: Element = document.body,
  options: RunOptions = {},
): Promise<void> {
  const { default: axe } = await import("axe-core");
  const rendered = !/jsdom|happy-?dom/i.test(navigator.userAgent);
  const { violations } = await axe.run(container, {
    resultTypes: ["violations"],
    ...options,
    rules: {
      region: { enabled: false },
      "color-contrast": { enabled: rendered },
      ...options.rules,
    },
  });
  const found = violations.flatMap(({ id, help, helpUrl, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help}\n  at ${target.join(" ")}\n  ${helpUrl}`),
  );
  if (found.length > 0)
    throw new Error(`axe found ${found.length} violations:\n\n${found.join("\n\n")}`);
}
