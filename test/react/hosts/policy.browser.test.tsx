import { ParameterForm, type SubmitHandler } from "parameter-form";
import { markdownToHtml } from "parameter-form/markdown";
import { ParameterFormById } from "parameter-form/query";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import {
  client,
  expectFocus,
  find,
  painted,
  patience,
  show,
  withQueries,
} from "../../support/browser.tsx";
import { question } from "../../support/questions.ts";

/** What the page's policy refused, as directive and sample. */
const refused: string[] = [];
const note = ({ effectiveDirective, sourceFile }: SecurityPolicyViolationEvent): void =>
  void refused.push(`${effectiveDirective} ${sourceFile}`);

// The modules are loaded by now, so from here on the policy is about what they do.
beforeAll(() => {
  const meta = document.createElement("meta");
  meta.httpEquiv = "Content-Security-Policy";
  meta.content = "script-src 'self'; style-src 'self'; require-trusted-types-for 'script'";
  document.head.append(meta);
  document.addEventListener("securitypolicyviolation", note);
});
afterAll(() => document.removeEventListener("securitypolicyviolation", note));

const answers = [
  ["First name and middle initial", "Ana Q"],
  ["Last name", "García"],
  ["Social Security number", "123-45-6789"],
  ["Address", "1 Main St"],
  ["City or town, state, and ZIP code", "Salem, OR 97301"],
  ["Deductions", "12,5"],
  ["Deductions", "1234.50"],
  ["Employee's signature", "Ana García"],
] as const;

test("submits the W-4 under a strict policy", async () => {
  const onSubmit = vi.fn<SubmitHandler>();
  show(withQueries(<ParameterFormById client={client} formId="federal-w4" onSubmit={onSubmit} />));
  await find("form");
  await userEvent.click(page.getByRole("button", { name: "Submit" }));
  await expectFocus("There is a problem");
  await page.getByLabelText("Filing status").selectOptions("single");
  for (const [label, text] of answers) {
    await page.getByLabelText(label).fill(text);
    await userEvent.keyboard("{Tab}");
  }
  await userEvent.click(page.getByRole("button", { name: "Submit" }));
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledOnce(), patience);
  await painted();
  expect(refused).toEqual([]);
});

test.each(["html", "markdown"] as const)(
  "renders hostile descriptions in %s under a strict policy",
  async (markup) => {
    const description = `<b onclick="alert(1)" style="color: red">Read</b><script>alert(1)</script>
<a href="javascript:alert(1)">this</a><img src="data:," onerror="alert(1)"><style>* { color: red }</style>`;
    const parameters = [{ ...question("Note: string"), description }];
    show(
      <ParameterForm
        form={{ parameters }}
        markup={markup}
        markdown={markdownToHtml}
        onSubmit={() => {}}
      />,
    );
    expect((await find(".pf-markup strong")).parentElement).toHaveTextContent(/^Read this$/);
    await painted();
    expect(refused).toEqual([]);
  },
);

const violations: readonly [what: string, directive: string, violate: () => unknown][] = [
  ["a style attribute", "style-src-attr", () => document.body.setAttribute("style", "color: red")],
  ["a style element", "style-src-elem", () => document.head.append(styled("p { color: red }"))],
  ["code from text", "require-trusted-types-for", () => new Function("return 1")],
  ["HTML from text", "require-trusted-types-for", () => (document.body.innerHTML = "<b>1</b>")],
];

function styled(css: string): HTMLStyleElement {
  const element = document.createElement("style");
  element.textContent = css;
  return element;
}

test.each(violations)("the policy blocks %s", async (_what, directive, violate) => {
  refused.length = 0;
  // Trusted types throw as well.
  await Promise.resolve()
    .then(violate)
    .catch(() => {});
  await vi.waitFor(() => expect(refused.join()).toContain(directive), patience);
});
