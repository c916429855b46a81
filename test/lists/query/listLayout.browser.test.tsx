import { createColumnHelper, type TableFeatures } from "@tanstack/react-table";
import { type Client, createClient } from "parameter-form/client";
import { ResourceList } from "parameter-form/query";
import { ResourceTable } from "parameter-form/table";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { cdp, page, userEvent } from "vitest/browser";
import { find, patience, setPage, show, withQueries } from "../../support/browser.tsx";
import { behind, contrast } from "../../support/contrast.ts";
import { axeViolations } from "../../support/axeViolations.ts";
import { overflowing, textSettings } from "../../support/reflow.ts";
import { button, expectStatus, objects, serve, tabTo } from "./lists.tsx";

interface Employee {
  readonly id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly start_date: string;
}

const client: Client<{ employees: Employee }> = createClient({ baseUrl: "/api", backoff: () => 0 });
const broken = createClient({ baseUrl: "/nowhere", backoff: () => 0 });
const column = createColumnHelper<TableFeatures, Employee>();
const columns = [
  column.accessor("id", { header: "Number" }),
  column.accessor("first_name", { header: "First name" }),
  column.accessor("last_name", { header: "Last name" }),
  column.accessor("email", { header: "Email" }),
  column.accessor("start_date", { header: "Works here since" }),
];
const props = { client, list: "employees", label: "Employees", limit: 10 } as const;
const renderItem = ({ first_name, last_name, email }: Employee) => (
  <>
    {first_name} {last_name} <a href="/person">{email}</a>
  </>
);

const failing = (children: ReactNode) => ({ children, until: '[role="alert"]' });
const states: Readonly<Record<string, { children: ReactNode; until: string }>> = {
  list: { children: <ResourceList {...props} renderItem={renderItem} />, until: ".pf-item" },
  more: {
    children: <ResourceList {...props} paging="more" renderItem={renderItem} />,
    until: ".pf-item",
  },
  table: { children: <ResourceTable {...props} columns={columns} />, until: "tbody > tr" },
  failed: failing(<ResourceList client={broken} list="taxes" label="T" renderItem={String} />),
  refused: failing(
    <ResourceList {...props} page="https://other.example.test/" renderItem={renderItem} />,
  ),
};

async function showState(name: string, css = "") {
  const state = states[name];
  show(
    <>
      <style>{css}</style>
      {withQueries(state?.children)}
    </>,
  );
  await find(state?.until ?? "");
  // A table learns from the frame it is drawn in that it is wider than its place.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

const emulate = (forced: "active" | "none") =>
  cdp().send("Emulation.setEmulatedMedia", {
    features: [{ name: "forced-colors", value: forced }],
  });

beforeEach(() => page.viewport(800, 900));
afterEach(() => emulate("none"));

const looks = Object.keys(states).flatMap((state) =>
  (["light", "dark"] as const).flatMap((theme) =>
    (["ltr", "rtl"] as const).map((dir) => ({ state, theme, dir })),
  ),
);

test.each(looks)("$state, $theme, $dir: axe finds nothing", async ({ state, theme, dir }) => {
  setPage(theme, dir);
  await showState(state);
  expect(await axeViolations()).toEqual([]);
});

const narrow = Object.keys(states).flatMap((state) =>
  textSettings.map(([setting, css]) => ({ state, setting, css })),
);
test.each(narrow)("$state fits 320 px, $setting", async ({ state, css }) => {
  await page.viewport(320, 700);
  await showState(state, css);
  expect(overflowing(".pf-list")).toEqual([]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  const small = [...document.querySelectorAll(".pf-list :is(button, select)")].filter((element) => {
    const { width, height } = element.getBoundingClientRect();
    return width < 24 || height < 24;
  });
  expect(small).toEqual([]);
});

test("the check finds content that is too wide", async () => {
  await page.viewport(320, 700);
  await showState("list", ".pf-page-button { min-inline-size: 400px }");
  expect(document.documentElement.scrollWidth).toBeGreaterThan(320);
});

test("scrolls a wide table by keyboard, and gives it a name", async () => {
  await page.viewport(320, 700);
  await showState("table");
  const part = await find('.pf-table-scroll[tabindex="0"]');
  expect(part).toHaveAttribute("role", "group");
  expect(part).toHaveAccessibleName("Employees");
  await userEvent.keyboard("{Tab}");
  expect(part).toHaveFocus();
  await userEvent.keyboard("{ArrowRight}");
  await vi.waitFor(() => expect(part.scrollLeft).toBeGreaterThan(0), patience);
});

test.each(["ltr", "rtl"] as const)(
  "pins the first column of a scrolled table, with shadows toward hidden columns, %s",
  async (dir) => {
    setPage("light", dir);
    await page.viewport(320, 700);
    await showState("table");
    const part = await find('.pf-table-scroll[tabindex="0"]');
    const frame = await find(".pf-table-frame");
    const first = await find("tbody tr > :first-child");
    const place = () => first.getBoundingClientRect().left;
    const shadows = () => [
      getComputedStyle(first, "::after").content,
      getComputedStyle(frame, "::after").content,
    ];
    const before = place();
    const sign = dir === "rtl" ? -1 : 1;
    expect([frame.getAttribute("data-more"), ...shadows()]).toEqual(["end", "none", '""']);
    part.scrollLeft = 40 * sign;
    await vi.waitFor(() => expect(frame).toHaveAttribute("data-more", "both"), patience);
    expect(shadows()).toEqual(['""', '""']);
    expect(place()).toBeCloseTo(before, 0);
    part.scrollLeft = 10_000 * sign;
    await vi.waitFor(() => expect(frame).toHaveAttribute("data-more", "start"), patience);
    expect(shadows()).toEqual(['""', "none"]);
    expect(place()).toBeCloseTo(before, 0);
  },
);

test("does not wrap the cells of a table", async () => {
  await showState("table");
  const heights = [...document.querySelectorAll("tbody tr")].map(
    ({ clientHeight }) => clientHeight,
  );
  expect(new Set(heights).size).toBe(1);
});

test("a table that fits has no tab stop", async () => {
  await page.viewport(1200, 700);
  await showState("table");
  expect(await find(".pf-table-scroll")).not.toHaveAttribute("tabindex");
  await page.viewport(320, 700);
  await find('.pf-table-scroll[tabindex="0"]');
  await page.viewport(1200, 700);
  await vi.waitFor(
    () => expect(document.querySelector(".pf-table-scroll[tabindex]")).toBeNull(),
    patience,
  );
});

test.each(["active", "none"] as const)(
  "focus shows as an outline, forced colours %s",
  async (forced) => {
    await emulate(forced);
    await showState("list");
    for (const name of ["Previous", "Next", "Refresh"]) {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(await tabTo(name));
      expect(outlineStyle).toBe("solid");
      expect(parseFloat(outlineWidth)).toBeGreaterThanOrEqual(2);
      expect(contrast(outlineColor, behind(document.body))).toBeGreaterThanOrEqual(3);
    }
  },
);

test("right-to-left, Previous is on the right and numbers end on the left", async () => {
  setPage("light", "rtl");
  const { client: own } = await serve({ taxes: objects(30) });
  const counted = createColumnHelper<TableFeatures, { readonly id: string }>();
  const numbers = [counted.accessor("id", { header: "Amount" })];
  show(
    withQueries(
      <ResourceTable client={own} list="taxes" label="T" columns={numbers} numeric={["id"]} />,
    ),
  );
  await expectStatus("Page 1, 25 items");
  const left = (name: string) => button(name).element().getBoundingClientRect().left;
  expect(left("Previous")).toBeGreaterThan(left("Next"));
  expect(getComputedStyle(await find("tbody th")).textAlign).toBe("end");
  expect(getComputedStyle(await find("tbody th")).direction).toBe("rtl");
});
