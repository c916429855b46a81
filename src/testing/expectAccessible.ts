import type { RunOptions } from "axe-core";

/**
 * Rejects when axe finds something in `container`, the body unless given, with each rule, element
 * and help link; needs the package `axe-core`. `options` are axe's own. Landmarks are not asked
 * for, because a component is a part of a page; nor colours in jsdom and happy-dom, which compute
 * none: look at those in a browser.
 */
export async function expectAccessible(
  container: Element = document.body,
  options: RunOptions = {},
): Promise<void> {
  const { default: axe } = await import("axe-core");
  const drawn = !/jsdom|happy-?dom/i.test(navigator.userAgent);
  const { violations } = await axe.run(container, {
    resultTypes: ["violations"],
    ...options,
    rules: { region: { enabled: false }, "color-contrast": { enabled: drawn }, ...options.rules },
  });
  const found = violations.flatMap(({ id, help, helpUrl, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help}\n  at ${target.join(" ")}\n  ${helpUrl}`),
  );
  if (found.length > 0)
    throw new Error(`axe finds ${found.length} wrong in the page:\n\n${found.join("\n\n")}`);
}
