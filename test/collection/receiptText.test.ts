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

test("A receipt as text is read as the review was, and has what was sent to the letter at its end", () => {
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
  const text = receiptText({ ...receipt, forms }, {});
  const parts = (text.split("\n\nExactly what was sent")[0] ?? "").split("\n\n");
  expect(parts.map((part) => part.match(/^(Form|Statement|Signed by|Date).*$/gmu))).toEqual([
    null,
    ["Form 0", "Signed by: Ana", "Date: November 20, 2026", "Statement: It was true."],
    ["Form 1", "Signed by: Ada", "Date: November 21, 2026", "Statement: It is true."],
    ["Form 2"],
  ]);
});

test("A receipt of no forms says that nothing was sent", () => {
  expect(receiptText({ signature: null, forms: [] }, {})).toBe(
    "There was nothing to submit\n\nNo answers\n",
  );
});
