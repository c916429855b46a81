// @vitest-environment node
import { ParameterForm } from "parameter-form";
import { markdownToHtml } from "parameter-form/markdown";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { question } from "../../support/questions.ts";

const cases = [
  ["html", "<b>a</b> &amp; b", "> a  &amp; b</div>"],
  ["html", "<script>alert(1)</script>", "> alert(1) </div>"],
  ["markdown", "**a** <b>b</b>", ">**a** &lt;b&gt;b&lt;/b&gt;</div>"],
] as const;

test.each(cases)("in %s, a server renders %j as its text", (markup, description, expected) => {
  const form = { parameters: [{ ...question("Note: string"), description }] };
  const html = renderToString(
    <ParameterForm form={form} markup={markup} markdown={markdownToHtml} onSubmit={() => {}} />,
  );
  expect(html).toContain(expected);
});
