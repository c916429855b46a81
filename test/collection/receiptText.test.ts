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
        { name: "ssn", label: "Number", value: "6789", sensitive: true, answer: "Ending in 6789" },
        { name: "pin", label: "PIN", value: "", sensitive: true, answer: "•" },
        { name: "extra", label: "Extra", value: "1234.5", sensitive: false, answer: "$1,234.50" },
      ],
    },
    { id: "b", title: "Form b", document: null, at: "2026-11-21T15:00:01.000Z", pairs: [] },
  ],
};

test("a receipt as text lists the answers as in the review, and the submitted values at its end", () => {
  const lines = receiptText(receipt, {}).split("\n");
  expect(lines.map((line) => line.replace(/^(Received on .*?) at .*$/u, "$1"))).toEqual([
    "Your answers were received",
    "Received on November 21, 2026",
    "",
    "Signed by: Ada",
    "Date: November 21, 2026",
    "Statement: It is true.",
    "",
    "Form a",
    "Number: Ending in 6789",
    "PIN: •",
    "Extra: $1,234.50",
    "",
    "Form b",
    "No answers",
    "",
    "Exactly what was sent",
    "",
    "Form a",
    "Document: doc_1",
    "Received: 2026-11-21T15:00:00.000Z",
    "ssn: Ending in 6789",
    "pin: •",
    "extra: 1234.5",
    "",
    "Form b",
    "Received: 2026-11-21T15:00:01.000Z",
    "",
  ]);
});

test("a receipt without a signature has none", () => {
  const text = receiptText({ ...receipt, signature: null }, { messages: { document: "Dokument" } });
  expect(text).not.toContain("Signed by");
  expect(text).toContain("Dokument: doc_1");
});

test("a receipt of forms with different signatures has each at its form", () => {
  const before = { statement: "It was true.", name: "Ana", date: "2026-11-20" };
  const forms = [before, receipt.signature, null].map((signature, place) => ({
    id: `${place}`,
    title: `Form ${place}`,
    document: null,
    at: "2026-11-21T15:00:00.000Z",
    pairs: [],
    signature,
  }));
  const text = receiptText({ ...receipt, forms }, {});
  const parts = (text.split("\n\nExactly what was sent")[0] ?? "").split("\n\n");
  expect(parts.map((part) => part.match(/^(Form|Statement|Signed by|Date).*$/gmu))).toEqual([
    null,
    ["Form 0", "Signed by: Ana", "Date: November 20, 2026", "Statement: It was true."],
    ["Form 1", "Signed by: Ada", "Date: November 21, 2026", "Statement: It is true."],
    ["Form 2"],
  ]);
});

test("a receipt without forms reports that nothing was submitted", () => {
  expect(receiptText({ signature: null, forms: [] }, {})).toBe(
    "There was nothing to submit\n\nNo answers\n",
  );
});
