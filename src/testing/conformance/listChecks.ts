import { createElement, type JSX } from "react";
import { Pager } from "../../lists/query/lists/PagerPart.tsx";
import { renderPart, Skeleton, type Slot } from "../../react/internal.ts";
import type { PartProps } from "../../react/index.ts";
import { check, type ConformanceCheck, type Setup } from "./check.ts";
import {
  choose,
  closestLang,
  find,
  findStatus,
  lastWordsOf,
  must,
  reads,
  statuses,
  textOf,
  until,
} from "./page.ts";

const defaults: {
  readonly [Name in "Pager" | "Skeleton"]: (part: PartProps[Name], slot: Slot) => JSX.Element;
} = { Pager, Skeleton };

/** Renders a part alone, by default the built-in one. */
const alone =
  <Name extends "Pager" | "Skeleton">(name: Name, props: PartProps[Name]): Setup<Element> =>
  async (components, render) =>
    render(renderPart(name, defaults[name], { settings: { components, fields: {} } }, props));

const turning = {
  turning: false,
  previous: createElement("button", null, "Previous"),
  next: createElement("button", null, "Next"),
  refresh: createElement("button", null, "Refresh"),
} as const;

/** Checks of the parts around lists. */
export const listChecks: readonly ConformanceCheck[] = [
  check(
    "Skeleton",
    "announces that something loads, and hides its shapes from assistive technology",
    alone("Skeleton", { of: "form", label: { children: "Loading the form", lang: "en" } }),
    async (root) => {
      const status = await findStatus(root);
      reads(status, "Loading the form", "It");
      must(closestLang(lastWordsOf(status)) === "en", "The language is lost");
      must(root.querySelector("[aria-hidden=true]"), "Its shapes are not hidden");
    },
  ),
  check(
    "Skeleton",
    "announces nothing for a list, whose pager does",
    alone("Skeleton", { of: "list", label: null }),
    async (root) => {
      await until(() => root.querySelector("[aria-hidden=true]"), "Nothing is rendered");
      must(!root.querySelector(statuses), "It has a status");
    },
  ),
  check(
    "Pager",
    "is a named landmark that takes focus, with its buttons, its size and its place",
    async (...on) => {
      const refs = new Set<unknown>();
      let size = 0;
      const root = await alone("Pager", {
        ...turning,
        nav: { "aria-label": "Pages of Employees", tabIndex: -1, ref: (nav) => void refs.add(nav) },
        ready: true,
        place: "Page 2",
        status: "Page 2, 25 items",
        size: {
          label: "Items per page",
          select: { value: 25, onChange: ({ target }) => (size = Number(target.value)) },
          options: [25, 50].map((value) => ({ value, label: String(value) })),
        },
      })(...on);
      return { root, refs, size: () => size };
    },
    async ({ root, refs, size }) => {
      const nav = await find(root, "nav", '[aria-label="Pages of Employees"][tabindex="-1"]');
      must(refs.has(nav), "It has no ref");
      const texts = [...nav.querySelectorAll("button")].map(textOf);
      must(texts.join() === "Previous,Next,Refresh", `The buttons are ${texts.join()}`);
      const hidden = [...nav.querySelectorAll("[aria-hidden=true]")].map(textOf);
      must(hidden.includes("Page 2"), "The place is not rendered, or not aria-hidden");
      reads(await findStatus(nav), "Page 2, 25 items", "The status");
      const select = await find(nav, "select");
      must(select.labels[0]?.textContent?.includes("Items per page"), "The size has no name");
      choose(select, 1);
      await until(() => size() === 50, `The size is ${size()}`);
    },
  ),
  check(
    "Pager",
    "renders nothing but its status until there are pages",
    alone("Pager", {
      ...turning,
      nav: { "aria-label": "Pages" },
      ready: false,
      place: undefined,
      status: "Loading",
      size: null,
    }),
    async (root) => {
      reads(await findStatus(root), "Loading", "The status");
      must(!root.querySelector("button"), "There are buttons");
    },
  ),
];
