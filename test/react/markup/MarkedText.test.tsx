import { render, screen, waitFor, within } from "@testing-library/react";
import {
  type Markup,
  ParameterForm,
  type ParameterFormProps,
  ParameterFormProvider,
} from "parameter-form";
import { markdownToHtml } from "parameter-form/markdown";
import { afterEach, expect, test, vi } from "vitest";
import { renderForm, field } from "../../support/renderForm.tsx";

const definition = (description: string, option = "") => ({
  parameters: [
    {
      name: "note",
      label: "Note",
      type: "string",
      required: true,
      description,
    },
    {
      name: "way",
      label: "Way",
      type: "select",
      required: true,
      options: [{ value: "cash", label: "Cash", ...(option && { description: option }) }],
    },
  ],
});

const hintOf = (label: string): HTMLElement => {
  const hint = document.getElementById(`${field(label).id}-hint`);
  if (!hint) throw new Error("There is no hint");
  return hint;
};

const setup = (description: string, props: Partial<ParameterFormProps> = {}) =>
  renderForm([], { form: definition(description), markdown: markdownToHtml, ...props });

const cases: readonly (readonly [markup: Markup, text: string, html: string])[] = [
  ["text", "<b>a</b> **b**", "&lt;b&gt;a&lt;/b&gt; **b**"],
  ["html", "No markup at all", "No markup at all"],
  ["markdown", "No markup at all", "No markup at all"],
  ["html", "<b>a</b> **b**", "<strong>a</strong> **b**"],
  ["markdown", "<b>a</b> **b**", "<strong>a</strong> <strong>b</strong>"],
  ["html", "a<p>b<br><i>c</i>", "<p>a</p><p>b<br><em>c</em></p>"],
  ["markdown", "1. a\n2. b", "<ol><li>a</li><li>b</li></ol>"],
  ["markdown", "3. c\n4. d", '<ol start="3"><li>c</li><li>d</li></ol>'],
  ["html", "<ol><li>a<li value=7>b</ol>", '<ol><li>a</li><li value="7">b</li></ol>'],
  ["html", "<ul><li>a<p>b</ul>", "<ul><li><p>a</p><p>b</p></li></ul>"],
  [
    "html",
    "<a href=https://irs.gov onclick=alert(1)>IRS</a>",
    '<a href="https://irs.gov/" target="_blank" rel="noopener noreferrer">IRS <span>(opens in a new tab)</span></a>',
  ],
  ["html", "<a href=javascript:alert(1)>IRS</a><img src=x onerror=alert(1)>", "IRS"],
  ["html", "<script>alert(1)</script>&lt;script&gt;", "&lt;script&gt;"],
  // So deep that Markdown cannot be read.
  ["markdown", ">".repeat(9_000), "&gt;".repeat(9_000)],
  // Too long to be read.
  ["markdown", `**${"a".repeat(9_997)}**`, `**${"a".repeat(9_997)}**`],
  ["html", `<b>${"a".repeat(100_000)}</b>`, ` ${"a".repeat(100_000)} `],
];

test.each(cases)("in %s, renders %.60j as %.60j", async (markup, text, html) => {
  setup(text, { markup });
  const inside = () =>
    hintOf("Note").innerHTML.replace(/^<div class="pf-markup">(.*)<\/div>$/su, "$1");
  await waitFor(() => expect(inside()).toBe(html));
});

test("a question may have another markup than its form", async () => {
  setup("<b>a</b> **b**", { markup: "html", fields: { note: { markup: "markdown" } } });
  await waitFor(() => expect(hintOf("Note").querySelectorAll("strong")).toHaveLength(2));
});

test("renders a section's description in the markup of the form", async () => {
  const sections = [{ title: "All", description: "<b>a</b>", names: ["note"] }];
  setup("b", { markup: "html", sections });
  const group = screen.getByRole("group", { name: "All" });
  await waitFor(() => expect(within(group).getByText("a").tagName).toBe("STRONG"));
});

test("renders Markdown as plain text without a reader, and warns which one to pass", async () => {
  vi.stubEnv("NODE_ENV", "development");
  const warned = vi.spyOn(console, "warn").mockReturnValue();
  setup("**a**", { markup: "markdown", markdown: undefined });
  expect(hintOf("Note")).toHaveTextContent(/^\*\*a\*\*$/);
  expect(warned.mock.calls).toEqual([
    [expect.stringContaining("Pass markdown={markdownToHtml} of parameter-form/markdown")],
  ]);
});

test("a provider passes the Markdown reader to all of its forms", async () => {
  render(
    <ParameterFormProvider markdown={markdownToHtml}>
      <ParameterForm form={definition("**a**")} markup="markdown" onSubmit={() => {}} />
    </ParameterFormProvider>,
  );
  await waitFor(() => expect(hintOf("Note").querySelector("strong")).not.toBeNull());
});

const choices = [
  ["a radio button", { selectAs: "radio" }],
  ["a select", { defaultValues: { way: "cash" } }],
] as const;

test.each(choices)("renders the HTML description of an option of %s as text", (_, props) => {
  renderForm([], { form: definition("", "<p>In <b>notes</b></p>"), markup: "html", ...props });
  expect(screen.getByText(/^In notes$/)).toBeVisible();
});

const help = "More, *much* more";
const details = () => {
  const found = document.querySelector("details");
  if (!found) throw new Error("There is no help");
  return found;
};

test("help of a question opens below it, and does not describe its control", async () => {
  const { user } = renderForm(["Filing status: string", "Other: string"], {
    markup: "markdown",
    markdown: markdownToHtml,
    fields: { "Filing status": { help } },
  });
  expect(document.querySelectorAll("details")).toHaveLength(1);
  expect(details().open).toBe(false);
  const name = within(details()).getByText("Help").closest("summary");
  expect(name).toHaveAccessibleName("Help with Filing status");
  if (name) await user.click(name);
  expect(details().open).toBe(true);
  expect((await screen.findByText("much")).tagName).toBe("EM");
  expect(field("Filing status")).not.toHaveAttribute("aria-describedby");
});

test("help stays open while the question is answered", async () => {
  const { type } = renderForm(["Note: string"], { fields: { Note: { help } } });
  details().open = true;
  await type("Note", "a");
  expect(details().open).toBe(true);
});

const code = "../../../src/react/markup/HtmlText.tsx";
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  vi.doUnmock(code);
  vi.resetModules();
});

test("renders plain text after a failed import, and imports again at the next mount", async () => {
  vi.resetModules();
  const fail = vi.fn<() => never>(() => {
    throw new Error("Failed to fetch dynamically imported module");
  });
  vi.doMock(code, fail);
  const { ParameterForm: Fresh } = await import("parameter-form");
  const form = <Fresh form={definition("<b>a</b>")} markup="html" onSubmit={() => {}} />;
  const view = render(form);
  await waitFor(() => expect(fail).toHaveBeenCalledOnce());
  expect(hintOf("Note")).toHaveTextContent(/^a$/);
  view.unmount();
  vi.doUnmock(code);
  render(form);
  await waitFor(() => expect(hintOf("Note").querySelector("strong")).not.toBeNull());
});
