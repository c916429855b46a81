import { act, render } from "@testing-library/react";
import { ParameterFormProvider } from "parameter-form";
import {
  FormCollection,
  type FormCollectionProps,
  type FormSource,
} from "parameter-form/collection";
import { parseForm } from "parameter-form/core";
import { es } from "parameter-form/locales/es";
import { describe, expect, test, vi } from "vitest";
import { renderCollection, stepShown } from "../support/renderCollection.tsx";
import { field } from "../support/renderForm.tsx";

const named = {
  en: { title: "About you", name: "Name", amount: "Amount" },
  es: { title: "Sobre usted", name: "Nombre", amount: "Cantidad" },
};

/** A service that has a form in two languages, and English for all others. */
function service() {
  const getForm = vi.fn<FormSource["getForm"]>((id, { lang } = {}) => {
    const { title, name, amount } = lang === "es" ? named.es : named.en;
    const parameters = [
      { name: "name", label: name, type: "string", required: true },
      { name: "amount", label: amount, type: "currency", required: false },
    ];
    return Promise.resolve(parseForm({ id, description: title, parameters }));
  });
  return { getForm, langs: () => new Set(getForm.mock.calls.map(([, options]) => options?.lang)) };
}

const forms = [{ id: "a" }];

describe("forms by id are requested in", () => {
  const cases: readonly (readonly [string, Partial<FormCollectionProps>, string | undefined])[] = [
    ["no language, where there are no messages", {}, undefined],
    ["the language of the messages", { messages: es }, "es"],
    ["a language without its region", { messages: { lang: "pt-BR" } }, "pt"],
    ["the language of the lang prop", { messages: es, lang: "fr" }, "fr"],
    ["no language with lang={false}", { messages: es, lang: false }, undefined],
    ["the language of their own messages", { forms: [{ id: "a", messages: es }] }, "es"],
    [
      "the collection's language, where their own words name none",
      { forms: [{ id: "a", messages: { change: "Alter" } }], messages: es },
      "es",
    ],
  ];

  test.each(cases)("%s", async (_, props, lang) => {
    const { getForm, langs } = service();
    renderCollection({ forms, client: { getForm }, ...props });
    await act(async () => {});
    expect(langs()).toEqual(new Set([lang]));
  });

  test("the language of a provider's messages", async () => {
    const { getForm, langs } = service();
    await act(async () => {
      render(
        <ParameterFormProvider messages={es}>
          <FormCollection forms={forms} client={{ getForm }} onSign={() => undefined} />
        </ParameterFormProvider>,
      );
    });
    expect(langs()).toEqual(new Set(["es"]));
  });
});

describe("another language", () => {
  test("keeps all answers, also unreadable texts", async () => {
    const { getForm } = service();
    const view = renderCollection({ forms, client: { getForm } });
    await act(async () => {});
    await view.type("Name", "Ada");
    await view.type("Amount", "12,5");
    await act(async () => view.change({ messages: es }));
    expect(stepShown()).toContain("Sobre usted");
    expect(field("Nombre")).toHaveValue("Ada");
    expect(field("Cantidad")).toHaveValue("12,5");
  });

  test("keeps the form when it cannot be loaded", async () => {
    const { getForm } = service();
    const onFormError = vi.fn();
    const view = renderCollection({ forms, client: { getForm }, onFormError });
    await act(async () => {});
    await view.type("Name", "Ada");
    getForm.mockRejectedValue(new Error("no connection"));
    await act(async () => view.change({ messages: es }));
    expect(field("Name")).toHaveValue("Ada");
    expect(onFormError).not.toHaveBeenCalled();
  });
});
