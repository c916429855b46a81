import { beforeAll, expect, test, vi } from "vitest";
import { hooks } from "../../stories/hooks.ts";
import { patience, show } from "../support/browser.tsx";
import { scenes } from "./hookScenes.tsx";

/** What was drawn at any time, as `.class tag` and `data-attribute=value .class`, or the tag where there is no class. */
const drawn = new Set<string>();

/** Texts that are nodes of React's own, which it would lose to what translates a page: those that do not fill their element. */
const kept = new Set<string>();

/** What a design system, or a manager of passwords, heeds. */
const others = /^data-(mantine|1p|bw|lp|form-type)/;

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
    for (const name of classes) drawn.add(`${name} ${localName}`);
    for (const { name, value } of attributes)
      if (name.startsWith("data-") && !others.test(name))
        for (const on of classes.length > 0 ? classes : [localName])
          drawn.add(`${name}=${value} ${on}`);
  }
}

const listed = hooks.flatMap(({ name, on, values = [null] }) =>
  values.flatMap((value) =>
    on.map((one) => `${value === null ? name : `${name}=${value}`} ${one}`),
  ),
);

function isEmpty(): void {
  if (document.querySelector("main > *")) throw new Error("Something is still drawn");
}

beforeAll(async () => {
  const changes = new MutationObserver(look);
  changes.observe(document.body, { subtree: true, childList: true, attributes: true });
  for (const { draw, act } of Object.values(scenes)) {
    const change = show(draw());
    await act();
    look();
    change(null);
    await vi.waitFor(isEmpty, patience);
  }
  changes.disconnect();
}, 120_000);

test("whatever is listed is drawn", () => {
  expect(listed.filter((hook) => !drawn.has(hook))).toEqual([]);
});

test("whatever is drawn is listed, once", () => {
  expect([...drawn].filter((hook) => !listed.includes(hook))).toEqual([]);
  expect(new Set(listed).size).toBe(listed.length);
});

test("each text fills its element, but in markup, which is drawn anew whole, and what an app draws in a cell", () => {
  expect([...kept]).toEqual([]);
});
