import { beforeAll, expect, test, vi } from "vitest";
import { patience, show } from "../support/browser.tsx";
import { selectors } from "./selectors.ts";
import { scenes } from "./selectorScenes.tsx";

/** Everything that was rendered at any time, as `.class tag` and `data-attribute=value .class`, or the tag where there is no class. */
const rendered = new Set<string>();

/** React's text nodes that do not fill their element. A tool that translates the page would replace them, and React would lose them. */
const kept = new Set<string>();

/** Attributes for a design system, a password manager or a session recorder, and the longest text of a `.pf-room`. */
const others =
  /^data-(mantine|1p|bw|lp|form-type|room|clarity|dd-|hj-|openreplay|private|sentry|sl)/;

function look(): void {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode: text } = texts;
    const isReacts = Object.keys(text).some((key) => key.startsWith("__react"));
    if (isReacts && text.nodeValue?.trim() && !text.parentElement?.closest(".pf-markup, td, th"))
      kept.add(text.nodeValue);
  }
  for (const { classList, localName, attributes } of document.querySelectorAll("main *")) {
    const classes = [...classList]
      .filter((name) => name.startsWith("pf-"))
      .map((name) => `.${name}`);
    for (const name of classes) rendered.add(`${name} ${localName}`);
    for (const { name, value } of attributes)
      if (name.startsWith("data-") && !others.test(name))
        for (const on of classes.length > 0 ? classes : [localName])
          rendered.add(`${name}=${value} ${on}`);
  }
}

const listed = selectors.flatMap(({ name, on, values }) =>
  values.flatMap((value) =>
    on.map((one) => `${value === null ? name : `${name}=${value}`} ${one}`),
  ),
);

function isEmpty(): void {
  if (document.querySelector("main > *")) throw new Error("Something is still rendered");
}

beforeAll(async () => {
  const changes = new MutationObserver(look);
  changes.observe(document.body, { subtree: true, childList: true, attributes: true });
  for (const { render, act } of Object.values(scenes)) {
    const change = show(render());
    await act();
    look();
    change(null);
    await vi.waitFor(isEmpty, patience);
  }
  changes.disconnect();
}, 120_000);

test("the library renders each class and attribute that the page Theming lists", () => {
  expect(listed.length).toBeGreaterThan(150);
  expect(listed.filter((selector) => !rendered.has(selector))).toEqual([]);
});

test("the page Theming lists each class and attribute that the library renders", () => {
  expect([...rendered].filter((selector) => !listed.includes(selector))).toEqual([]);
});

test("the page Theming lists each class and attribute once", () => {
  expect(listed.filter((selector, at) => listed.indexOf(selector) !== at)).toEqual([]);
});

test("each text fills its element", () => {
  expect([...kept]).toEqual([]);
});
