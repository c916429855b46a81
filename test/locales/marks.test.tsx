import { act, render } from "@testing-library/react";
import { ParameterForm, type ParameterFormProps } from "parameter-form";
import { itin, type MessageOverrides } from "parameter-form/core";
import { ar } from "parameter-form/locales/ar";
import { es } from "parameter-form/locales/es";
import { describe, expect, test } from "vitest";

const form = {
  description: "Withholding",
  jurisdiction_name: "Federal",
  revision_date: "2026-01-01",
  link: "https://example.test/w4.pdf",
  parameters: [
    { name: "name", label: "Name", type: "string", required: true, description: "As on the card" },
    { name: "extra", label: "Extra", type: "currency", required: false },
    { name: "exempt", label: "Exempt", type: "boolean", required: true },
    {
      name: "status",
      label: "Status",
      type: "select",
      required: true,
      options: [{ value: "single", label: "Single" }],
    },
  ],
};

async function renderIn(props: Partial<ParameterFormProps>, lang?: string): Promise<HTMLElement> {
  const definition = { ...form, ...(lang && { lang }) };
  const { container } = render(
    <ParameterForm form={definition} onSubmit={() => {}} selectAs="radio" {...props} />,
  );
  await act(async () => container.querySelector("form")?.requestSubmit());
  expect(container.querySelector(".pf-summary")).not.toBeNull();
  return container;
}

/** The language that each text on the page is in, as a screen reader is told: `Withholding` → `en`. */
function textLanguages(container: HTMLElement): ReadonlyMap<string, string> {
  const texts = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  const found = new Map<string, string>();
  while (texts.nextNode()) {
    const content = texts.currentNode.textContent?.trim() ?? "";
    const lang = texts.currentNode.parentElement?.closest("[lang]")?.getAttribute("lang");
    if (content !== "") found.set(content, lang ?? "");
  }
  return found;
}

const definitions = [
  "Withholding",
  "Federal",
  "Name",
  "As on the card",
  "Extra",
  "Status",
  "Single",
];

describe("every text is marked with its language", () => {
  test("an untranslated definition, in a form in Spanish", async () => {
    const container = await renderIn({ locale: "es-US", messages: es }, "en");
    const texts = textLanguages(container);
    expect(container.querySelector("form")).toHaveAttribute("lang", "es");
    for (const text of definitions) expect([text, texts.get(text)]).toEqual([text, "en"]);
    const ours = [...texts].filter(([text]) => !definitions.includes(text) && text !== "$");
    expect(ours.map(([text]) => text)).toEqual(
      expect.arrayContaining(["Hay un problema", "Escriba su respuesta", "Error:", "Enviar", "Sí"]),
    );
    expect(ours.filter(([text, lang]) => lang !== "es" && text !== "Exempt")).toEqual([]);
  });

  test("English messages where a table lacks them", async () => {
    const { submit: _, missing: __, ...rest } = es;
    const messages: MessageOverrides = rest;
    const texts = textLanguages(await renderIn({ locale: "es-US", messages }, "es"));
    expect(texts.get("Submit")).toBe("en");
    expect(texts.get("Enter your answer")).toBe("en");
    expect(texts.get("Hay un problema")).toBe("es");
    expect(texts.get("Name")).toBe("es");
  });

  test("English names of a hidden number", async () => {
    const { change: _, endingIn: __, show: ___, currencyHint: ____, ...messages } = es;
    const { container } = render(
      <ParameterForm
        form={{
          parameters: ["ssn", "itin", "pay"].map((name) => ({
            name,
            label: name,
            type: name === "pay" ? "currency" : "string",
            required: true,
          })),
          lang: "fr",
        }}
        onSubmit={() => {}}
        locale="es-US"
        messages={messages}
        rules={{ itin: itin() }}
        fields={{ ssn: { stored: "6789" } }}
        defaultValues={{ itin: "912-70-1234" }}
      />,
    );
    const texts = textLanguages(container);
    for (const text of ["Ending in 6 7 8 9", "Change", "Ending in 1 2 3 4", "Show"])
      expect([text, texts.get(text)]).toEqual([text, "en"]);
    expect(texts.get("In dólares estadounidenses")).toBe("en");
    expect(texts.get("itin")).toBe("fr");
    expect(texts.get("Enviar")).toBe("es");
  });

  test("English where the locale is another and there are no messages", async () => {
    const container = await renderIn({ locale: "de-DE" });
    const texts = textLanguages(container);
    expect(container.querySelector("form")).not.toHaveAttribute("lang");
    for (const text of [
      "Submit",
      "Enter your answer",
      "There is a problem",
      "Error:",
      "(optional)",
    ])
      expect([text, texts.get(text)]).toEqual([text, "en"]);
    expect(texts.get("Name")).toBe("");
  });

  test("nothing in an English form", async () => {
    const container = await renderIn({ messages: { submit: "Save" } });
    expect(container.querySelectorAll("[lang]")).toHaveLength(0);
  });

  test("no direction for Arabic text, because the page is the app's", async () => {
    const container = await renderIn({ locale: "ar-US", messages: ar }, "en");
    expect(container.querySelector("form")).toHaveAttribute("lang", "ar");
    expect(container.querySelector("form")).not.toHaveAttribute("dir");
  });
});
