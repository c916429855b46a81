import { createElement, type JSX } from "react";
import { Pager } from "../../lists/query/lists/PagerPart.tsx";
import { renderPart, Skeleton, type Slot } from "../../react/internal.ts";
import type { Components, PartProps } from "../../react/index.ts";
import {
  type ConformanceCheck,
  type Render,
  find,
  findStatus,
  must,
  statuses,
  textOf,
  until,
} from "./check.ts";
import { closestLang, wordsOf } from "./passedProps.ts";

/** Renders a part alone, by default the built-in one. */
const renderAlone = async <Name extends "Pager" | "Skeleton">(
  name: Name,
  components: Partial<Components>,
  render: Render,
  props: PartProps[Name],
): Promise<Element> =>
  render(renderPart(name, defaults[name], { settings: { components, fields: {} } }, props));

const defaults: {
  readonly [Name in "Pager" | "Skeleton"]: (part: PartProps[Name], slot: Slot) => JSX.Element;
} = { Pager, Skeleton };

export const listChecks: readonly ConformanceCheck[] = [
  {
    part: "Skeleton",
    name: "announces that something loads, and hides its shapes from assistive technology",
    async run(components, render) {
      const label = { children: "Loading the form", lang: "en" };
      const root = await renderAlone("Skeleton", components, render, { of: "form", label });
      const status = await findStatus(root);
      must(textOf(status) === "Loading the form", `It reads ${textOf(status)}`);
      must(closestLang(wordsOf(status)) === "en", "The language is lost");
      must(root.querySelector("[aria-hidden=true]"), "Its shapes are not hidden");
    },
  },
  {
    part: "Skeleton",
    name: "announces nothing for a list, whose pager does",
    async run(components, render) {
      const root = await renderAlone("Skeleton", components, render, { of: "list", label: null });
      await until(() => root.querySelector("[aria-hidden=true]"), "Nothing is rendered");
      must(!root.querySelector(statuses), "It has a status");
    },
  },
  {
    part: "Pager",
    name: "is a named landmark that takes focus, with its buttons, its size and its place",
    async run(components, render) {
      const refs = new Set<unknown>();
      let size = 0;
      const root = await renderAlone("Pager", components, render, {
        nav: {
          "aria-label": "Pages of Employees",
          tabIndex: -1,
          ref: (nav) => void refs.add(nav),
        },
        ready: true,
        turning: false,
        previous: createElement("button", null, "Previous"),
        next: createElement("button", null, "Next"),
        refresh: createElement("button", null, "Refresh"),
        place: "Page 2",
        status: "Page 2, 25 items",
        size: {
          label: "Items per page",
          select: { value: 25, onChange: ({ target }) => (size = Number(target.value)) },
          options: [25, 50].map((value) => ({ value, label: String(value) })),
        },
      });
      const rendered = await find(root, "nav", '[aria-label="Pages of Employees"][tabindex="-1"]');
      must(refs.has(rendered), "It has no ref");
      const texts = [...rendered.querySelectorAll("button")].map(textOf);
      must(texts.join() === "Previous,Next,Refresh", `The buttons are ${texts.join()}`);
      const place = [...rendered.querySelectorAll("[aria-hidden=true]")].map(textOf);
      must(place.includes("Page 2"), "The place is not rendered, or not aria-hidden");
      must(
        textOf(await findStatus(rendered)) === "Page 2, 25 items",
        "The status is not announced",
      );
      const select = await find(rendered, "select");
      must(select.labels[0]?.textContent?.includes("Items per page"), "The size has no name");
      select.selectedIndex = 1;
      select.dispatchEvent(new Event("change", { bubbles: true }));
      await until(() => size === 50, `The size is ${size}`);
    },
  },
  {
    part: "Pager",
    name: "renders nothing but its status until there are pages",
    async run(components, render) {
      const root = await renderAlone("Pager", components, render, {
        nav: { "aria-label": "Pages" },
        ready: false,
        turning: false,
        previous: createElement("button"),
        next: createElement("button"),
        refresh: createElement("button"),
        place: undefined,
        status: "Loading",
        size: null,
      });
      must(textOf(await findStatus(root)) === "Loading", "The status is not announced");
      must(!root.querySelector("button"), "There are buttons");
    },
  },
];
