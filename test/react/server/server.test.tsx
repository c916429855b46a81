// @vitest-environment node
import { ParameterForm } from "parameter-form";
import { exampleForms, federalW4 } from "parameter-form/service";
import { StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, test } from "vitest";

const escaped = (text: string): string =>
  text.replace(
    /[&<>"']/gu,
    (c) => `&${{ "&": "amp", "<": "lt", ">": "gt", '"': "quot" }[c] ?? "#x27"};`,
  );

const toHtml = (form: unknown, defaultValues = {}): string =>
  renderToString(
    <StrictMode>
      <ParameterForm form={form} defaultValues={defaultValues} onSubmit={() => {}} />
    </StrictMode>,
  );

test("runs without a document", () => {
  expect(typeof document).toBe("undefined");
});

describe.each(exampleForms.map((form) => [form.id, form] as const))("%s", (_, form) => {
  test("renders every label, without styles and names", () => {
    const html = toHtml(form);
    for (const { label } of form.parameters) expect(html).toContain(`>${escaped(label)}`);
    expect(html).not.toMatch(/<[^>]* (style|name)=/u);
  });
});

test("a preset text is not in the HTML, but written after hydration", () => {
  const html = toHtml(federalW4, { ssn: "731-94-8265", extra_withholding: "7319.48" });
  expect(html).not.toMatch(/731|7,319|<input[^>]* value=/u);
});

test("renders an invalid definition as an alert", () => {
  expect(toHtml({})).toMatch(/^<div class="pf-alert" role="alert">This form cannot be shown/u);
});
