import { render, screen, within } from "@testing-library/react";
import { date } from "parameter-form/core";
import { type Receipt, ReceiptView } from "parameter-form/collection";
import { expect, test, vi } from "vitest";
import { renderCollection, formOf, reviewed } from "../support/renderCollection.tsx";

const form = {
  ...formOf(
    "w4",
    "status: select single|married",
    "exempt: boolean",
    "start: string",
    "pay: currency",
  ),
};
const defaultValues = { status: "married", exempt: "true", start: "2026-01-31", pay: "1234.5" };
const fields = { start: { rule: date() } };

const finish = async (more: Partial<Parameters<typeof renderCollection>[0]> = {}) => {
  const onFinish = vi.fn<(receipt: Receipt) => void>();
  const view = renderCollection({
    forms: [{ form, defaultValues, fields }],
    step: "review",
    onSign: () => ({ document: "document_1" }),
    onFinish,
    ...more,
  });
  const review = reviewed();
  await view.press("Submit");
  return { review, receipt: onFinish.mock.lastCall?.[0] };
};

test("a receipt shows the same answers as the review", async () => {
  const { review } = await finish();
  expect(review).toEqual([
    "status: [married]",
    "exempt: Yes",
    "start: January 31, 2026",
    "pay: $1,234.50",
  ]);
  expect(reviewed()).toEqual(review);
  expect(screen.getAllByText(/^Received on /u)).toHaveLength(1);
});

test("folds the submitted values away", async () => {
  await finish();
  const folded = screen.getByText("Exactly what was sent").closest("details");
  expect(folded).not.toHaveAttribute("open");
  expect(folded).toHaveTextContent(/document_1.*status\s*married.*exempt\s*true.*pay\s*1234\.5/su);
});

test.each([
  ["words", "You get an email"],
  ["content made of the receipt", (receipt: Receipt) => `${receipt.forms.length} form is read`],
])("renders the app's next steps: %s", async (_, whatNext) => {
  await finish({ whatNext });
  const next = screen.getByRole("region", { name: "What happens next" });
  expect(next).toHaveTextContent(/You get an email|1 form is read/u);
});

test("renders no next steps without the app's text", async () => {
  await finish();
  expect(screen.queryByText("What happens next")).toBeNull();
});

test("links the signed document with documentUrl", async () => {
  const documentUrl = vi.fn((document: string) => `/documents/${document}`);
  await finish({ documentUrl });
  expect(documentUrl).toHaveBeenCalledWith("document_1", "w4");
  const link = screen.getByRole("link", { name: "Open the signed document (new tab)" });
  expect(link).toHaveAttribute("href", "/documents/document_1");
  expect(link).toHaveAttribute("target", "_blank");
});

test("shows when a form was received earlier, with its document", async () => {
  await finish({
    forms: [{ form, defaultValues, fields }, { form: formOf("b", "Count: number") }],
    accepted: { b: { document: "document_7", at: "2026-01-31T12:00:00.000Z" } },
    documentUrl: (document: string) => `/documents/${document}`,
  });
  const before = within(screen.getByRole("region", { name: "Form b" }));
  expect(before.getByText(/^January 31, 2026/u)).toBeVisible();
  expect(before.getByRole("link")).toHaveAttribute("href", "/documents/document_7");
  expect(screen.getByText(/^Received on /u)).not.toHaveTextContent("January");
});

test("shows a received time that is not a date as given", async () => {
  await finish({
    forms: [{ form, defaultValues, fields }, { form: formOf("b", "Count: number") }],
    accepted: { b: { document: null, at: "last week" } },
  });
  expect(
    within(screen.getByRole("region", { name: "Form b" })).getByText("last week"),
  ).toBeVisible();
});

test("renders a receipt by itself from JSON", async () => {
  const { receipt } = await finish();
  document.body.innerHTML = "";
  render(<ReceiptView receipt={JSON.parse(JSON.stringify(receipt))} whatNext="Wait" />);
  expect(reviewed()).toContain("pay: $1,234.50");
  expect(screen.getByRole("heading", { name: "What happens next" })).toBeVisible();
});
