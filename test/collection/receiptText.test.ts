import { type Receipt, receiptText } from "parameter-form/collection";
import { expect, test } from "vitest";

const receipt: Receipt = {
  signature: { statement: "It is true.", name: "Ada", date: "2026-11-21" },
  forms: [
    {
      id: "a",
      title: "Form a",
      document: "doc_1",
      at: "2026-11-21T15:00:00.000Z",
      pairs: [
        { name: "ssn", label: "Number", value: "6789", sensitive: true },
        { name: "pin", label: "PIN", value: "", sensitive: true },
        { name: "extra", label: "Extra", value: "1234.5", sensitive: false },
      ],
    },
    { id: "b", title: "Form b", document: null, at: "2026-11-21T15:00:01.000Z", pairs: [] },
  ],
};

test("A receipt as text has every pair as it was sent, sensitive ones by their last four", () => {
  const lines = receiptText(receipt, {}).split("\n");
  expect(lines.map((line) => line.replace(/: .*\((2026.*)\)$/, ": $1"))).toEqual([
    "Your answers were received",
    "",
    "Statement: It is true.",
    "Signed by: Ada",
    "Date: 2026-11-21",
    "",
    "Form a",
    "Received: 2026-11-21T15:00:00.000Z",
    "Document: doc_1",
    "Number (ssn): Ending in 6789",
    "PIN (pin): •",
    "Extra (extra): 1234.5",
    "",
    "Form b",
    "Received: 2026-11-21T15:00:01.000Z",
    "",
  ]);
});

test("A receipt without a signature has none", () => {
  const text = receiptText({ ...receipt, signature: null }, { messages: { document: "Dokument" } });
  expect(text).not.toContain("Signed by");
  expect(text).toContain("Dokument: doc_1");
});

test("A receipt of forms that were not signed alike has each signature at its form", () => {
  const before = { statement: "It was true.", name: "Ana", date: "2026-11-20" };
  const forms = [before, receipt.signature, null].map((signature, place) => ({
    id: `${place}`,
    title: `Form ${place}`,
    document: null,
    at: "2026-11-21T15:00:00.000Z",
    pairs: [],
    signature,
  }));
  const parts = receiptText({ ...receipt, forms }, {}).split("\n\n");
  expect(parts.map((part) => part.match(/^(Form|Statement|Signed by|Date).*$/gmu))).toEqual([
    null,
    ["Form 0", "Statement: It was true.", "Signed by: Ana", "Date: 2026-11-20"],
    ["Form 1", "Statement: It is true.", "Signed by: Ada", "Date: 2026-11-21"],
    ["Form 2"],
  ]);
});

test("A receipt of no forms says that nothing was sent", () => {
  expect(receiptText({ signature: null, forms: [] }, {})).toBe(
    "There was nothing to submit\n\nNo answers\n",
  );
});
