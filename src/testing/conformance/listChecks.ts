import { createElement, type JSX } from "react";
import { Pager } from "../../query/components/Pager.tsx";
import { drawPart, Skeleton, type Slot } from "../../react/internal.ts";
import type { Components, PartProps } from "../../react/index.ts";
import {
  type ConformanceCheck,
  type Draw,
  find,
  findStatus,
  must,
  statuses,
  textOf,
  until,
} from "./check.ts";
import { languageOf, wordsOf } from "./handed.ts";

/** Renders a part alone, by default the built-in one. */
const drawAlone = async <Name extends "Pager" | "Skeleton">(
  name: Name,
  components: Partial<Components>,
  draw: Draw,
  props: PartProps[Name],
): Promise<Element> =>
  draw(drawPart(name, defaults[name], { settings: { components, fields: {} } }, props));

const defaults: {
  readonly [Name in "Pager" | "Skeleton"]: (part: PartProps[Name], slot: Slot) => JSX.Element;
} = { Pager, Skeleton };

export const listChecks: readonly ConformanceCheck[] = [
  {
    part: "Skeleton",
    name: "announces that something loads, and hides its shapes from assistive technology",
    async run(components, draw) {
      const label = { children: "Loading the form", lang: "en" };
      const root = await drawAlone("Skeleton", components, draw, { of: "form", label });
      const status = await findStatus(root);
      must(textOf(status) === "Loading the form", `It reads ${textOf(status)}`);
      must(languageOf(wordsOf(status)) === "en", "The language is lost");
      must(root.querySelector("[aria-hidden=true]"), "Its shapes are not hidden");
    },
  },
  {
    part: "Skeleton",
    name: "announces nothing for a list, whose pager does",
    async run(components, draw) {
      const root = await drawAlone("Skeleton", components, draw, { of: "list", label: null });
      await until(() => root.querySelector("[aria-hidden=true]"), "Nothing is rendered");
      must(!root.querySelector(statuses), "It has a status");
    },
  },
  {
    part: "Pager",
    name: "is a named landmark that takes focus, with its buttons, its size and its place",
    async run(components, draw) {
      const refs = new Set<unknown>();
      let size = 0;
      const root = await drawAlone("Pager", components, draw, {
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
      const drawn = await find(root, "nav", '[aria-label="Pages of Employees"][tabindex="-1"]');
      must(refs.has(drawn), "It has no ref");
      const texts = [...drawn.querySelectorAll("button")].map(textOf);
      must(texts.join() === "Previous,Next,Refresh", `The buttons are ${texts.join()}`);
      const place = [...drawn.querySelectorAll("[aria-hidden=true]")].map(textOf);
      must(place.includes("Page 2"), "The place is not rendered, or not aria-hidden");
      must(textOf(await findStatus(drawn)) === "Page 2, 25 items", "The status is not announced");
      const select = await find(drawn, "select");
      must(select.labels[0]?.textContent?.includes("Items per page"), "The size has no name");
      select.selectedIndex = 1;
      select.dispatchEvent(new Event("change", { bubbles: true }));
      await until(() => size === 50, `The size is ${size}`);
    },
  },
  {
    part: "Pager",
    name: "renders nothing but its status until there are pages",
    async run(components, draw) {
      const root = await drawAlone("Pager", components, draw, {
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
