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

function renderSigning(more: Partial<FormCollectionOptions>) {
  const onSign = vi.fn<SignHandler>();
  const onFinish = vi.fn<(receipt: Receipt) => void>();
  const view = renderCollection({
    forms: [{ form: helped }],
    attestation,
    onSign,
    onFinish,
    ...more,
  });
  const signed = () => onSign.mock.calls.map(([{ signature }]) => signature?.signers);
  return { ...view, onSign, onFinish, signed };
}

describe("each signer", () => {
  test("has a region with a statement", () => {
    renderSigning({ signers: [preparer, guardian], step: "sign" });
    expect(screen.getByRole("region", { name: "Preparer" })).toHaveTextContent(preparer.statement);
    expect(screen.getByRole("region", { name: "Guardian" })).toHaveTextContent(guardian.statement);
    expect(field("Preparer: Type your full name")).toHaveAttribute("autocomplete", "off");
  });

  test("must type a name", async () => {
    const view = renderSigning({ signers: [preparer, guardian], step: "sign" });
    await view.press("Sign and submit");
    expect(summary()).toEqual([
      "Type your full name to sign",
      "Preparer: Type your full name to sign",
      "Guardian: Type your full name to sign",
    ]);
    expect(view.onSign).not.toHaveBeenCalled();
  });

  test("must type a name that checkName accepts", async () => {
    const view = renderSigning({ signers: [preparer, guardian], step: "sign" });
    await view.type("Type your full name", "Ada Lovelace");
    await view.type("Preparer: Type your full name", "Bo");
    await view.type("Guardian: Type your full name", "Cy Dee");
    await view.press("Sign and submit");
    expect(errorAt("Preparer: Type your full name")).toBe("Type your first and last name");
    expect(view.onSign).not.toHaveBeenCalled();
  });
});

test("a signer depends on the answers", async () => {
  const view = renderSigning({
    signers: [{ ...preparer, when: { name: "Helped", equals: "true" } }],
  });
  await view.choose("Helped", "No");
  await view.press("Continue");
  await view.press("Continue");
  expect(stepShown()).toBe("Step 3 of 3: Sign");
  expect(screen.queryByRole("region", { name: "Preparer" })).toBeNull();
  await view.press("Back");
  await view.press("Change Helped");
  await view.choose("Helped", "Yes");
  await view.press("Save and return");
  await view.press("Continue");
  await view.type("Type your full name", "Ada Lovelace");
  await view.type("Preparer: Type your full name", " Bo Dee ");
  await view.press("Sign and submit");
  expect(view.signed()).toEqual([
    [{ id: "preparer", title: "Preparer", statement: preparer.statement, name: "Bo Dee" }],
  ]);
  const text = (name: string) =>
    screen.getByText(name, { selector: "dt" }).nextSibling?.textContent;
  expect(text("Signed by")).toBe("Ada Lovelace");
  expect(text("Signed by (Preparer)")).toBe("Bo Dee");
  expect(text("Statement (Preparer)")).toBe(preparer.statement);
  const [receipt] = view.onFinish.mock.calls[0] ?? [];
  expect(receipt && receiptText(receipt, {}).split("\n")).toEqual(
    expect.arrayContaining([
      "Signed by (Preparer): Bo Dee",
      "Statement (Preparer): I helped to fill this in.",
    ]),
  );
});

test("a signature has no signers where nobody else signs", async () => {
  const view = renderSigning({
    signers: [],
    step: "sign",
    forms: [{ form: formOf("a", "Note: string?") }],
  });
  await view.type("Type your full name", "Ada");
  await view.press("Sign and submit");
  expect(view.onSign.mock.calls[0]?.[0].signature).toEqual({
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
])("throws for signers that cannot sign: %#", (wrong, message) => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  expect(() => renderSigning(wrong)).toThrow(message);
  log.mockRestore();
});
