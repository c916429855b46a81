import { act, screen, within } from "@testing-library/react";
import { type ComponentProps, useState } from "react";
import { expect, test } from "vitest";
import { Texts } from "../../../src/builder/panes/Texts.tsx";
import { renderPane } from "./renderPane.tsx";
import { w4 } from "./w4.ts";

const json = {
  title: { en: "Onboarding", es: "Incorporación" },
  forms: [{ ...w4, title: "Taxes" }],
};

function TextsPane({ builder }: Pick<ComponentProps<typeof Texts>, "builder">) {
  const [added, setAdded] = useState<readonly string[]>([]);
  return <Texts builder={builder} added={added} onAdd={(lang) => setAdded([...added, lang])} />;
}

const renderTexts = (document: unknown = json, options = {}) => {
  const page = renderPane(document, (builder) => <TextsPane builder={builder} />, options);
  return {
    ...page,
    async write(name: string, text: string) {
      await page.user.clear(cell(name));
      if (text !== "") await page.user.type(cell(name), text);
    },
  };
};

const cell = (name: string) => screen.getByRole("textbox", { name });
const columns = () => screen.getAllByRole("columnheader").map(({ textContent }) => textContent);
const rows = () => screen.getAllByRole("rowheader").map(({ textContent }) => textContent);

test("renders a row for each text, and a column for each language", () => {
  renderTexts();
  expect(screen.getByRole("table", { name: "Texts by language" })).toBeVisible();
  expect(columns()).toEqual(["Text", "English", "Spanish"]);
  expect(rows()).toEqual([
    "title of “Onboarding”",
    "title of “Taxes”",
    "label of “City”",
    "label of “Filing status”",
    "description of “Filing status”",
    "option “Single” of “Filing status”",
    "option “Married” of “Filing status”",
  ]);
  expect(cell("Spanish, title of “Onboarding”")).toHaveValue("Incorporación");
  expect(cell("Spanish, title of “Onboarding”")).not.toHaveAccessibleDescription();
  const missing = cell("Spanish, label of “City”");
  expect(missing).toHaveAccessibleDescription("Missing");
  expect(missing).toHaveAttribute("lang", "es");
});

test("translates texts, each in one step", async () => {
  const { builder, write } = renderTexts();
  await write("Spanish, title of “Taxes”", "Impuestos");
  expect(builder().document.forms[0]?.title).toEqual({ en: "Taxes", es: "Impuestos" });
  expect(cell("Spanish, title of “Taxes”")).not.toHaveAccessibleDescription();
  expect(builder().undoable).toBe("Changed title in Spanish");
  expect(builder().state.place).toEqual({ kind: "collection" });
  act(() => builder().undo());
  expect(builder().document.forms[0]?.title).toBe("Taxes");
});

test("translates labels and options of questions", async () => {
  const { builder, write } = renderTexts();
  await write("Spanish, label of “City”", "Ciudad");
  await write("Spanish, option “Married” of “Filing status”", "Casado");
  expect(builder().document.forms[0]?.fields).toEqual({
    city: { label: { en: "City", es: "Ciudad" } },
    status: { options: { M: { en: "Married", es: "Casado" } } },
  });
  await write("Spanish, label of “City”", "");
  await write("Spanish, option “Married” of “Filing status”", "");
  expect(builder().document.forms[0]).not.toHaveProperty("fields");
});

test("keeps the focus while a new question is renamed with its label", async () => {
  const { builder, user } = renderTexts();
  const label = cell("English, label of “City”");
  await user.type(label, " of birth");
  expect(label).toHaveFocus();
  expect(label).toHaveValue("City of birth");
  expect(builder().document.forms[0]?.form?.parameters[0]).toMatchObject({
    name: "city_of_birth",
    label: "City of birth",
  });
  act(() => builder().undo());
  expect(builder().document.forms[0]?.form?.parameters[0]).toMatchObject({ name: "city" });
});

test("adds a language, which stays without texts", async () => {
  const { user, write } = renderTexts();
  const add = screen.getByRole("combobox", { name: "Add a language" });
  expect(within(add).queryByRole("option", { name: "Spanish" })).toBeNull();
  await user.selectOptions(add, "French");
  expect(columns()).toEqual(["Text", "English", "Spanish", "French"]);
  expect(add).toHaveFocus();
  expect(within(add).queryByRole("option", { name: "French" })).toBeNull();
  await write("French, title of “Taxes”", "Impôts");
  await write("French, title of “Taxes”", "");
  expect(cell("French, title of “Taxes”")).toHaveFocus();
});

test("keeps the row and the column of a deleted text", async () => {
  const { user, builder } = renderTexts();
  const spanish = cell("Spanish, title of “Onboarding”");
  await user.clear(spanish);
  expect(spanish).toHaveFocus();
  expect(builder().document.title).toBe("Onboarding");
  const english = cell("English, title of “Onboarding”");
  await user.clear(english);
  expect(english).toHaveFocus();
  expect(builder().document).not.toHaveProperty("title");
  await user.type(english, "Welcome");
  expect(builder().document.title).toBe("Welcome");
});

test("begins with the language of the document", () => {
  renderTexts({ lang: "es", title: { en: "Hello", es: "Hola" }, forms: [] });
  expect(columns()).toEqual(["Text", "Spanish", "English"]);
});
