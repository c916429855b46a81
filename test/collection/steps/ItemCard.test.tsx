import { screen, within } from "@testing-library/react";
import type { CollectionForm, FormCollectionProps } from "parameter-form/collection";
import { describe, expect, test } from "vitest";
import { formOf, renderCollection } from "../../support/renderCollection.tsx";

const people: CollectionForm = {
  form: {
    ...formOf(
      "people",
      "Kind: select child|spouse",
      "ssn: string?",
      "Student: boolean?",
      "First: string?",
      "Last: string?",
    ),
    lang: "es",
  },
  title: "People",
  repeat: { min: 2, max: 3 },
};
const setup = (form: Partial<CollectionForm> = {}, more: Partial<FormCollectionProps> = {}) =>
  renderCollection({ forms: [{ ...people, ...form }], ...more });

const all = { Kind: "child", ssn: "123-45-6789", Student: "true", First: "Bo", Last: "Dee" };
const card = (number: number): HTMLElement => {
  const found = document.querySelectorAll<HTMLElement>(".pf-item-card")[number - 1];
  if (!found) throw new Error(`There is no card ${number}`);
  return found;
};
const buttons = (number: number) =>
  within(card(number))
    .queryAllByRole("button")
    .map((button) => button.textContent);

/** Each text of a card's answers with its `lang` and `translate`, where it has one. */
const texts = (number: number) =>
  [...card(number).querySelectorAll("dt, dd span")].map((element) =>
    [element.textContent, element.getAttribute("lang"), element.getAttribute("translate")]
      .filter((part) => part !== null)
      .join(" / "),
  );

describe("a card", () => {
  test("shows the first three answers, in their languages, and no secret", () => {
    setup({ defaultValues: all });
    expect(texts(1)).toEqual([
      "Kind / es",
      "[child] / es",
      "ssn / es",
      "Ending in 6789 / no",
      "Ending in 6 7 8 9 / no",
      "Student / es",
      "Yes",
    ]);
  });

  test("skips unanswered questions", () => {
    setup({ defaultValues: { First: "Bo", Last: "Dee" } });
    expect(texts(1)).toEqual(["First / es", "Bo / no", "Last / es", "Dee / no"]);
  });

  test("renders no list without answers", () => {
    setup();
    expect(card(1).querySelector("dl")).toBeNull();
  });

  test("does not show a sensitive option", () => {
    setup({ defaultValues: { Kind: "child" }, fields: { Kind: { sensitive: true } } });
    expect(
      texts(1)
        .slice(1)
        .every((text) => text.endsWith(" / no")),
    ).toBe(true);
    expect(card(1)).not.toHaveTextContent("[child]");
  });

  test("is filled in at first, and changed once it was visited", async () => {
    const view = setup({ defaultValues: all });
    expect(buttons(1)).toEqual(["Fill in", "Remove"]);
    await view.press("Fill in People, 1 of 2");
    await view.press("Save and return");
    expect(buttons(1)).toEqual(["Change", "Remove"]);
    expect(buttons(2)).toEqual(["Fill in", "Remove"]);
  });

  test.each<readonly [string, Partial<FormCollectionProps>, readonly string[]]>([
    ["was accepted", { accepted: { people: {} } }, ["Fill in"]],
    ["may have been received", { draft: draftOf(["people"]) }, ["Fill in"]],
    ["was not sent", {}, ["Fill in", "Remove"]],
  ])("has Remove unless it may have been received: it %s", async (_, more, expected) => {
    setup({}, more);
    await screen.findAllByText("To do");
    expect(buttons(1)).toEqual(expected);
    expect(buttons(2)).toEqual(["Fill in", "Remove"]);
  });

  test("takes no focus when the page opens with its list", () => {
    setup();
    expect(document.body).toHaveFocus();
  });
});

function draftOf(unsure: readonly string[]) {
  return { restore: () => Promise.resolve(null), save: () => {}, clear: () => {}, unsure };
}

describe("the list of cards", () => {
  test("writes its maximum in the digits of the locale", () => {
    setup({ repeat: { min: 3, max: 3 } }, { locale: "ar-EG" });
    expect(screen.getByText("You have added all that you can: ٣")).toBeVisible();
  });

  test("has Add for the first item, then Add another", async () => {
    const view = setup({ repeat: { min: 0 } });
    const add = () => screen.getByRole("button", { name: /^Add/ }).textContent;
    expect(add()).toBe("Add");
    await view.press("Add");
    await view.press("Back");
    expect(add()).toBe("Add another");
  });

  test("marks its title with the definition's language", () => {
    const { form } = people;
    setup({ form, title: undefined });
    expect(screen.getByRole("heading", { level: 2 })).toHaveAttribute("lang", "es");
  });

  test("links from its summary to the item, and back", async () => {
    const view = setup();
    await view.press("Continue");
    expect(screen.getByRole("alert")).toHaveFocus();
    await view.follow("“People, 2 of 2” is not finished");
    expect(screen.getByRole("heading", { name: "People, 2 of 2" })).toHaveFocus();
    await view.press("Back");
    expect(within(card(2)).getByRole("button", { name: /^Fill in/ })).toHaveFocus();
  });

  test("moves focus to its summary at each try", async () => {
    const view = setup();
    await view.press("Continue");
    await view.press("Continue");
    expect(screen.getByRole("alert")).toHaveFocus();
  });
});
