import { screen } from "@testing-library/react";
import {
  type FormCollectionOptions,
  type Receipt,
  receiptText,
  type SignHandler,
} from "parameter-form/collection";
import { describe, expect, test, vi } from "vitest";
import { renderCollection, formOf, stepShown } from "../support/renderCollection.tsx";
import { errorAt, field, summary } from "../support/renderForm.tsx";

const attestation = { statement: "I declare that this is true." };
const preparer = {
  id: "preparer",
  title: "Preparer",
  statement: "I helped to fill this in.",
  checkName: (typed: string) => (typed.includes(" ") ? null : "Type your first and last name"),
};
const guardian = { id: "legal guardian", title: "Guardian", statement: "I agree." };
const helped = formOf("i-9", "Helped: boolean");

function drawSigning(more: Partial<FormCollectionOptions>) {
  const onSign = vi.fn<SignHandler>();
  const onFinish = vi.fn<(receipt: Receipt) => void>();
  const drawn = renderCollection({
    forms: [{ form: helped }],
    attestation,
    onSign,
    onFinish,
    ...more,
  });
  const signed = () => onSign.mock.calls.map(([{ signature }]) => signature?.signers);
  return { ...drawn, onSign, onFinish, signed };
}

describe("each signer", () => {
  test("has a region with a statement", () => {
    drawSigning({ signers: [preparer, guardian], step: "sign" });
    expect(screen.getByRole("region", { name: "Preparer" })).toHaveTextContent(preparer.statement);
    expect(screen.getByRole("region", { name: "Guardian" })).toHaveTextContent(guardian.statement);
    expect(field("Preparer: Type your full name")).toHaveAttribute("autocomplete", "off");
  });

  test("must type a name", async () => {
    const drawn = drawSigning({ signers: [preparer, guardian], step: "sign" });
    await drawn.press("Sign and submit");
    expect(summary()).toEqual([
      "Type your full name to sign",
      "Preparer: Type your full name to sign",
      "Guardian: Type your full name to sign",
    ]);
    expect(drawn.onSign).not.toHaveBeenCalled();
  });

  test("must type a name that checkName accepts", async () => {
    const drawn = drawSigning({ signers: [preparer, guardian], step: "sign" });
    await drawn.type("Type your full name", "Ada Lovelace");
    await drawn.type("Preparer: Type your full name", "Bo");
    await drawn.type("Guardian: Type your full name", "Cy Dee");
    await drawn.press("Sign and submit");
    expect(errorAt("Preparer: Type your full name")).toBe("Type your first and last name");
    expect(drawn.onSign).not.toHaveBeenCalled();
  });
});

test("a signer depends on the answers", async () => {
  const drawn = drawSigning({
    signers: [{ ...preparer, when: { name: "Helped", equals: "true" } }],
  });
  await drawn.choose("Helped", "No");
  await drawn.press("Continue");
  await drawn.press("Continue");
  expect(stepShown()).toBe("Step 3 of 3: Sign");
  expect(screen.queryByRole("region", { name: "Preparer" })).toBeNull();
  await drawn.press("Back");
  await drawn.press("Change Helped");
  await drawn.choose("Helped", "Yes");
  await drawn.press("Save and return");
  await drawn.press("Continue");
  await drawn.type("Type your full name", "Ada Lovelace");
  await drawn.type("Preparer: Type your full name", " Bo Dee ");
  await drawn.press("Sign and submit");
  expect(drawn.signed()).toEqual([
    [{ id: "preparer", title: "Preparer", statement: preparer.statement, name: "Bo Dee" }],
  ]);
  const text = (name: string) =>
    screen.getByText(name, { selector: "dt" }).nextSibling?.textContent;
  expect(text("Signed by")).toBe("Ada Lovelace");
  expect(text("Signed by (Preparer)")).toBe("Bo Dee");
  expect(text("Statement (Preparer)")).toBe(preparer.statement);
  const [receipt] = drawn.onFinish.mock.calls[0] ?? [];
  expect(receipt && receiptText(receipt, {}).split("\n")).toEqual(
    expect.arrayContaining([
      "Signed by (Preparer): Bo Dee",
      "Statement (Preparer): I helped to fill this in.",
    ]),
  );
});

test("a signature has no signers where nobody else signs", async () => {
  const drawn = drawSigning({
    signers: [],
    step: "sign",
    forms: [{ form: formOf("a", "Note: string?") }],
  });
  await drawn.type("Type your full name", "Ada");
  await drawn.press("Sign and submit");
  expect(drawn.onSign.mock.calls[0]?.[0].signature).toEqual({
    ...attestation,
    name: "Ada",
    date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  });
});

test.each<readonly [wrong: Partial<FormCollectionOptions>, said: string]>([
  [
    { signers: [preparer], attestation: undefined },
    "A collection with signers has no attestation, so there is no page to sign on.",
  ],
  [{ signers: [preparer, preparer] }, 'A signer has the id "preparer"'],
  [{ signers: [{ ...guardian, id: "i-9" }] }, 'A signer has the id "i-9"'],
])("throws for signers that cannot sign: %#", (wrong, said) => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  expect(() => drawSigning(wrong)).toThrow(said);
  log.mockRestore();
});
