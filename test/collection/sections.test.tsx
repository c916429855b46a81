import { render, screen } from "@testing-library/react";
import { parseForm } from "parameter-form";
import { FormReview, type Receipt, receiptText, ReceiptView } from "parameter-form/collection";
import { expect, test } from "vitest";
import { renderCollection, formOf, reviewed } from "../support/renderCollection.tsx";
import { summary } from "../support/renderForm.tsx";

const form = formOf("a", "First: string", "Extra: currency", "ssn: string", "Note: string?");
const sections = [
  { title: "About you", names: ["ssn", "First", "Nobody"] },
  { title: "Adjustments", names: ["Extra"] },
];
const values = { First: "Ana", Extra: "12.5", ssn: "123-45-6789", Note: "Hello" };

/** Headings with their level, and the questions below them, as they stand on the page. */
const outline = (): readonly (string | null | undefined)[] =>
  [...document.querySelectorAll(".pf-review :is(h3, h4), .pf-review-row dt")].map((element) =>
    element.matches("dt")
      ? (element.querySelector("span") ?? element).textContent
      : `${element.tagName}: ${element.textContent}`,
  );

const inSections = [
  "H3: Form a",
  "H4: About you",
  "ssn",
  "First",
  "H4: Adjustments",
  "Extra",
  "Note",
];

test("a review renders sections with headings, and other questions last", () => {
  render(<FormReview forms={[{ form: parseForm(form), values, sections }]} />);
  expect(outline()).toEqual(inSections);
  expect(document.querySelectorAll("dl")).toHaveLength(3);
});

test("a review of a form without a title renders section headings one level higher", () => {
  const { parameters } = parseForm(form);
  render(<FormReview forms={[{ form: { parameters }, values, sections }]} />);
  expect(screen.getAllByRole("heading", { level: 3 })).toHaveLength(2);
});

test("renders no heading for a section without visible questions", () => {
  const when = (name: string) => name !== "Extra";
  render(<FormReview forms={[{ form: parseForm(form), values, sections, when }]} />);
  expect(screen.queryByText("Adjustments")).toBeNull();
});

test("renders a form's sections wherever a collection shows it", async () => {
  const receipts: Receipt[] = [];
  const view = renderCollection({
    forms: [{ form, sections }, { form: formOf("b", "Other: string?") }],
    onFinish: (receipt) => void receipts.push(receipt),
  });
  const group = screen.getByRole("group", { name: "About you" });
  expect(group.querySelector("h3")).not.toBeNull();
  await view.press("Continue");
  const missing = ["ssn", "First", "Extra"];
  expect(summary().map((line) => missing.find((name) => line.includes(name)))).toEqual(missing);
  for (const [name, value] of Object.entries(values)) await view.type(name, value);
  await view.press("Continue");
  expect(screen.queryByRole("group", { name: "About you" })).toBeNull();
  await view.press("Continue");
  expect(outline()).toEqual([...inSections, "H3: Form b", "Other"]);
  expect(reviewed()[0]).toMatch(/^ssn: Ending/);
  await view.press("Submit");
  const [receipt] = receipts;
  if (!receipt) throw new Error("Nothing was received");
  expect(receipt.forms[0]?.pairs.map(({ name, section }) => [name, section])).toEqual([
    ["ssn", "About you"],
    ["First", "About you"],
    ["Extra", "Adjustments"],
    ["Note", undefined],
  ]);
  expect(view.onSign.mock.lastCall?.[0].id).toBe("b");
  expect(view.onSign.mock.calls[0]?.[0].payload.parameters.map(({ name }) => name)).toEqual(
    Object.keys(values),
  );
  document.body.replaceChildren();
  render(<ReceiptView receipt={receipt} />);
  expect(outline().filter((line) => line !== "Received")).toEqual([...inSections, "H3: Form b"]);
  const text = receiptText(receipt, {});
  expect(text).toMatch(/\n\nAbout you\nssn: .*\nFirst: .*\n\nAdjustments\nExtra: .*\n\nNote: /u);
});
