// @vitest-environment node
import { FormCollection } from "parameter-form/collection";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { questions } from "../support/questions.ts";

const forms = [
  { form: { ...questions("Name: string", "Hidden: string"), id: "a", description: "Form a" } },
  {
    form: { ...questions("Works: boolean", "Income: currency"), id: "b", description: "Form b" },
    conditions: { Income: { name: "Works", equals: "true" } },
  },
];

test("renders the step of the address on a server, with its conditions", () => {
  const html = renderToString(<FormCollection forms={forms} step="b" onSign={() => {}} />);
  expect(html).toContain("Step 2 of 3");
  expect(html).toContain(">Works");
  expect(html).not.toContain(">Income");
});

test.each(["a", "review", "sign", "nothing"])("renders %s without styles and names", (step) => {
  const attestation = { statement: "It is true." };
  const html = renderToString(
    <FormCollection forms={forms} step={step} attestation={attestation} onSign={() => {}} />,
  );
  expect(html).toContain("</h2>");
  expect(html).not.toMatch(/<[^>]* (style|name)=/u);
});
