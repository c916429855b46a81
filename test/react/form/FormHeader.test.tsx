import { screen } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";
import { renderForm } from "../../support/renderForm.tsx";

const header = {
  description: "Withholding",
  revision_date: "2026-01-02",
  jurisdiction_name: "Federal",
  link: "https://example.test/a.pdf",
};

const setup = (changes: Readonly<Record<string, unknown>>, props = {}) =>
  renderForm([], { form: { ...header, ...changes, parameters: [] }, ...props });

test("names the form by its description, next to date and link", () => {
  setup({});
  expect(screen.getByRole("form", { name: "Withholding" })).toBeInTheDocument();
  expect(screen.getByRole("heading", { level: 2, name: "Withholding" })).toBeInTheDocument();
  expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
    "Federal",
    "Revised January 2, 2026",
    "Official form (PDF, opens in a new tab)",
  ]);
});

test("headingLevel sets the level of the heading", () => {
  setup({}, { headingLevel: 4 });
  expect(screen.getByRole("heading", { level: 4 })).toBeInTheDocument();
});

test("the error summary has a heading of that level, so that none is skipped", async () => {
  const form = renderForm(["Name: string"], { headingLevel: 4 });
  await form.submit();
  expect(screen.getByRole("heading", { level: 4 })).toHaveTextContent("There is a problem");
});

test("renders no empty list with a description alone, and no header without anything", () => {
  const alone = { revision_date: null, jurisdiction_name: null, link: null };
  const form = setup(alone);
  expect(screen.getByRole("heading")).toHaveTextContent("Withholding");
  expect(screen.queryByRole("list")).not.toBeInTheDocument();
  form.change({ form: { ...header, description: "", parameters: [] } });
  expect(screen.queryByRole("heading")).not.toBeInTheDocument();
  expect(screen.getByText("Federal")).toBeInTheDocument();
  form.change({ form: { parameters: [] } });
  expect(form.container.querySelector("header")).toBeNull();
});

test.each([
  ["2026-01-02", "en-US", "Revised January 2, 2026"],
  ["2026-01-02", "de-DE", "Revised 2. Januar 2026"],
  ["2026-01-02", "th-TH", "Revised 2 มกราคม ค.ศ. 2026"],
  ["2026-02-30", "en-US", "Revised 2026-02-30"],
  ["spring <b>2026</b>", "en-US", "Revised spring <b>2026</b>"],
])("formats the date %j in %s as %j", (revision_date, locale, written) => {
  setup({ revision_date }, { locale });
  expect(screen.getByText(written)).toBeInTheDocument();
});

test.each([
  ["https://example.test/a.pdf", "https://example.test/a.pdf"],
  ["HTTPS://example.test/a b", "https://example.test/a%20b"],
  ["https://example.test/?q=<b>#x", "https://example.test/?q=%3Cb%3E#x"],
])("links %j to %s in a new tab", (link, href) => {
  setup({ link });
  const name = href.endsWith(".pdf")
    ? /^Official form \(PDF, opens in/
    : /^Official form \(opens in/;
  const element = screen.getByRole("link", { name });
  expect(element).toHaveAttribute("href", href);
  expect(element).toHaveAttribute("rel", "noopener noreferrer");
});

test.each([
  "javascript:alert(1)",
  "javascript:alert(1)//https://example.test/",
  "data:text/html,https://example.test/",
  "JaVaScRiPt:alert(1)",
  " javascript:alert(1)",
  "data:text/html,x",
  "http://example.test/a.pdf",
  "//example.test/a.pdf",
  "/a.pdf",
  "a.pdf",
  "https:a.pdf",
  "https://",
  "https://user:secret@example.test/",
  "https://user@example.test/",
  "https://:secret@example.test/",
  "ftp://example.test",
  "",
])("renders no link for %j", (link) => {
  setup({ link });
  expect(screen.queryByRole("link")).not.toBeInTheDocument();
});

test("renders a link without URL.canParse, as in the jsdom of Jest 29", () => {
  onTestFinished(() => void vi.unstubAllGlobals());
  vi.stubGlobal(
    "URL",
    class extends URL {
      static override canParse: never;
    },
  );
  setup({});
  expect(screen.getByRole("link")).toHaveAttribute("href", header.link);
});

test("renders HTML in texts of the definition as text", () => {
  const html = "<img src=x onerror=alert(1)>";
  const parameter = { name: "a", label: html, description: html, required: true };
  const form = renderForm([], {
    form: {
      description: html,
      jurisdiction_name: html,
      parameters: [
        { ...parameter, type: "string" },
        { ...parameter, name: "b", type: "select", options: [{ value: html, label: html }] },
      ],
    },
  });
  expect(form.container.querySelector("img")).toBeNull();
  expect(screen.getAllByText(html).length).toBe(7);
});
