import { ParameterForm, ssn } from "parameter-form";
import { FormReview } from "parameter-form/collection";
import { parseForm } from "parameter-form/core";
import { expect, test } from "vitest";
import { DataTable } from "../../../src/lists/table/DataTable.tsx";
import { find, setPage, show } from "../../support/browser.tsx";
import { ends, runsRight } from "../../support/textDirection.ts";

const parameter = { name: "address", type: "string", required: true } as const;
const english = "Street, number (no P.O. box).";
const arabic = "عنوان البريد.";

const formOf = (label: string) => ({
  description: label,
  jurisdiction_name: label,
  parameters: [
    { ...parameter, label, description: label },
    { ...parameter, name: "way", label, type: "select", options: [{ value: "1", label }] },
  ],
});

/** How far an element's text begins, or ends, from where a line of the page begins. */
function gapAtStart(element: Element, page: "ltr" | "rtl"): number {
  const { left, right } = element.getBoundingClientRect();
  const { first, last } = ends(element);
  return page === "ltr"
    ? Math.min(first.left, last.left) - left
    : right - Math.max(first.right, last.right);
}

const rows = (["ltr", "rtl"] as const).flatMap((page) =>
  ([english, arabic] as const).map((label) => ({ page, label, right: label === english })),
);

test.each(rows)("$label in a page that is $page runs as it is written", async (row) => {
  setPage("light", row.page);
  show(<ParameterForm form={formOf(row.label)} selectAs="radio" onSubmit={() => {}} />);
  for (const selector of [
    ".pf-heading",
    ".pf-facts > li",
    ".pf-label",
    ".pf-hint",
    ".pf-radio > span",
  ]) {
    const element = await find(selector);
    expect(runsRight(element)).toBe(row.right);
    expect(gapAtStart(element, row.page)).toBeCloseTo(0, 0);
  }
});

test.each(rows)("$label in a table of a page that is $page", async ({ page, label, right }) => {
  setPage("light", page);
  const entries = [{ key: "1", item: { street: label } }];
  const columns = [{ accessorKey: "street", header: label } as const];
  const language = { locale: "en-US", currency: "USD", messages: {} };
  show(<DataTable {...{ entries, columns, label, language }} caption={label} />);
  for (const selector of ["caption", "thead th", "tbody :is(th, td)"]) {
    const element = await find(selector);
    expect(runsRight(element)).toBe(right);
    const { paddingInlineStart } = getComputedStyle(element);
    expect(gapAtStart(element, page)).toBeCloseTo(parseFloat(paddingInlineStart), 0);
  }
});

test.each(rows)("$label as an answer in a page that is $page", async ({ page, label, right }) => {
  setPage("light", page);
  const form = parseForm(formOf("Label"));
  show(<FormReview forms={[{ form, values: { address: label } }]} />);
  expect(runsRight(await find(".pf-review-answer"))).toBe(right);
});

test("a typed answer has its own direction, and digits are left-to-right in any page", async () => {
  setPage("light", "rtl");
  show(
    <ParameterForm
      form={{
        parameters: [...formOf(english).parameters, { ...parameter, name: "n", label: "N" }],
      }}
      rules={{ n: ssn() }}
      onSubmit={() => {}}
    />,
  );
  await find("input");
  const looks = [...document.querySelectorAll("input")].map((input) => {
    const { direction, unicodeBidi, textAlign } = getComputedStyle(input);
    return [direction, unicodeBidi, textAlign];
  });
  expect(looks).toEqual([
    ["rtl", "plaintext", "right"],
    ["ltr", "plaintext", "left"],
  ]);
});
