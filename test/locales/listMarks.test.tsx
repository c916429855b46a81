import { render, screen } from "@testing-library/react";
import { ParameterForm } from "parameter-form";
import type { MessageOverrides } from "parameter-form/core";
import { es } from "parameter-form/locales/es";
import { type ListPager, Pager } from "parameter-form/query";
import { expect, test } from "vitest";

const pager: ListPager = {
  paging: "pages",
  entries: [{ key: "a", item: {} }],
  page: 2,
  hasNext: true,
  hasPrevious: true,
  from: 26,
  next() {},
  previous() {},
  refresh() {},
  retry() {},
  limit: 25,
  pageSizes: [10, 25],
  setLimit() {},
  isTurning: false,
  isBusy: false,
  error: null,
  isRefused: false,
};

const { nextPage: _, ...rest } = es;
const incomplete: MessageOverrides = rest;

const cases: readonly (readonly [
  locale: string,
  messages: MessageOverrides | undefined,
  langs: Readonly<Record<string, string | null>>,
])[] = [
  ["es-US", es, { Anterior: "es", Siguiente: "es", Actualizar: "es" }],
  ["es-US", incomplete, { Anterior: "es", Next: "en", Actualizar: "es" }],
  ["de-DE", undefined, { Previous: "en", Next: "en", Refresh: "en" }],
  ["en-US", undefined, { Previous: null, Next: null, Refresh: null }],
];

test.each(cases)("a list in %s is marked", (locale, messages, langs) => {
  render(<Pager pager={pager} label="Employees" locale={locale} messages={messages} />);
  for (const [name, lang] of Object.entries(langs))
    expect([name, screen.getByRole("button", { name }).getAttribute("lang")]).toEqual([name, lang]);
  const [, , refresh] = Object.values(langs);
  expect(screen.getByRole("navigation").getAttribute("lang")).toBe(refresh);
});

test("marks the language of the message in place of a form", () => {
  render(<ParameterForm form={{}} onSubmit={() => {}} messages={es} />);
  expect(screen.getByRole("alert")).toHaveTextContent(es.definitionError);
  expect(screen.getByRole("alert")).toHaveAttribute("lang", "es");
});
