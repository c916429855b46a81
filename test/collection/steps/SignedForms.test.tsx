import { screen, within } from "@testing-library/react";
import type { CollectionForm, FormCollectionProps } from "parameter-form/collection";
import { describe, expect, test } from "vitest";
import { formOf, renderCollection } from "../../support/renderCollection.tsx";

const link = "https://www.irs.gov/pub/irs-pdf/fw4.pdf";
const w4: CollectionForm = { form: { ...formOf("w4", "employee_signature: string"), link } };
const deposit: CollectionForm = { form: formOf("deposit", "bank: string?", "signature: string") };
const note: CollectionForm = { form: formOf("note", "Note: string?") };

const setup = (
  forms: readonly CollectionForm[],
  { attestation, ...more }: Partial<FormCollectionProps> = {},
) =>
  renderCollection({
    forms,
    step: "sign",
    attestation: { statement: "True", fills: true, ...attestation },
    client: { getForm: () => new Promise<never>(() => {}) },
    ...more,
  });

const fills = () => screen.queryByText(/^Your name is also your signature in/)?.textContent ?? null;
const signed = () => screen.queryByRole("region", { name: "What you sign" });
const links = () => screen.queryAllByRole("link").map((one) => one.textContent);

const both = "Your name is also your signature in: Form w4 and Form deposit";
const depositOnly = "Your name is also your signature in: Form deposit";

describe("the name fills", () => {
  const cases: readonly (readonly [
    string,
    readonly CollectionForm[],
    Partial<FormCollectionProps>,
    string | null,
  ])[] = [
    ["each form that asks for a signature", [w4, deposit, note], {}, both],
    ["no form that was accepted before", [w4, deposit], { accepted: { w4: {} } }, depositOnly],
    ["no form that is disabled", [{ ...w4, disabled: true }, deposit], {}, depositOnly],
    ["no form that is not there yet", [{ id: "late" }, deposit], {}, depositOnly],
    ["none without a question for it", [note], {}, null],
    [
      "none unless the app sets `fills`",
      [w4],
      { attestation: { statement: "True", fills: [] } },
      null,
    ],
    [
      "forms that are listed as the locale does",
      [w4, deposit],
      { locale: "es", messages: { lang: "es", signFills: "Firma: {titles}" } },
      null,
    ],
  ];
  test.each(cases)("%s", (_, forms, more, expected) => {
    setup(forms, more);
    expect(fills()).toBe(expected);
    expect(screen.queryByText("Firma: Form w4 y Form deposit") !== null).toBe("messages" in more);
  });
});

describe("the forms to sign", () => {
  test("are a region with a heading one level below the step's", () => {
    setup([w4], { headingLevel: 3 });
    const region = signed();
    expect(region && within(region).getByRole("heading", { level: 4 })).toHaveTextContent(
      "What you sign",
    );
  });

  test("open in a new tab that cannot reach this one", () => {
    setup([w4]);
    const link = screen.getByRole("link", { name: "Read “Form w4” (new tab)" });
    expect([link.getAttribute("target"), link.getAttribute("rel")]).toEqual([
      "_blank",
      "noopener noreferrer",
    ]);
  });

  test.each<readonly [string, readonly CollectionForm[], Partial<FormCollectionProps>]>([
    ["has neither a link nor a preview", [deposit], {}],
    ["was accepted before", [w4, deposit], { accepted: { w4: {} } }],
    ["is disabled", [{ ...w4, disabled: true }, deposit], {}],
  ])("do not include a form that %s", (_, forms, more) => {
    setup(forms, more);
    expect(signed()).toBeNull();
    expect(links()).toEqual([]);
  });

  test.each([
    ["a preview", "/preview", ["/preview"]],
    ["no preview", null, []],
    ["nothing about it", undefined, []],
  ])("have a frame where the app has %s", (_, preview, frames) => {
    const previewUrl = () => preview;
    setup([w4], { attestation: { statement: "True", previewUrl } });
    const shown = [...document.querySelectorAll("iframe")];
    expect(shown.map((frame) => frame.getAttribute("src"))).toEqual(frames);
    for (const frame of shown) expect(frame).toHaveAccessibleName("Read “Form w4” (new tab)");
    expect(links()).toEqual(["Read “Form w4” (new tab)"]);
  });
});
