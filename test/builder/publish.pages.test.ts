import type { Locator, Page } from "playwright";
import { createService, exampleLists, type ParameterDefinition } from "parameter-form/service";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ownBrowser } from "../support/ownBrowser.ts";
import { reacts } from "../support/bundle.ts";
import { servePage } from "../support/servePage.ts";

const openPage = ownBrowser();

/** A person at a device. */
interface Person {
  /** Presses a button, a tab or an option. */
  press(target: Locator): Promise<void>;
  /** Replaces the text of a field. */
  type(field: Locator, text: string): Promise<void>;
  choose(select: Locator, label: string): Promise<void>;
  selectRow(row: Locator): Promise<void>;
}

const hasFocus = (element: Locator): Promise<boolean> =>
  element.evaluate((one) => one === document.activeElement);

/** Uses keys alone, from wherever focus is. */
function atKeyboard({ keyboard }: Page): Person {
  const goTo = async (target: Locator): Promise<void> => {
    await target.waitFor();
    for (let count = 0; !(await hasFocus(target)); count++) {
      if (count > 300) throw new Error(`Tab does not reach ${String(target)}`);
      await keyboard.press("Tab");
    }
  };
  return {
    async press(target) {
      const role = await target.evaluate(
        (one) => one.getAttribute("role") ?? one.getAttribute("type"),
      );
      if (role === "tab") {
        const tabs = target.page().getByRole("tab");
        await goTo(tabs.and(target.page().locator("[tabindex='0']")));
        for (let count = 0; !(await hasFocus(target)); count++) {
          if (count > 10) throw new Error("Arrows do not reach the tab");
          await keyboard.press("ArrowRight");
        }
        return;
      }
      if (role === "radio") {
        const group = target.locator("xpath=ancestor::*[@role='radiogroup']");
        const radios = group.getByRole("radio");
        for (
          let count = 0;
          !(await group.evaluate((one) => one.contains(document.activeElement)));
          count++
        ) {
          if (count > 300) throw new Error("Tab does not reach the radio buttons");
          await keyboard.press("Tab");
        }
        for (let count = await radios.count(); !(await target.isChecked()) && count > 0; count--)
          await keyboard.press((await hasFocus(target)) ? "Space" : "ArrowDown");
        return;
      }
      await goTo(target);
      await keyboard.press(role === "checkbox" ? "Space" : "Enter");
    },
    async type(field, text) {
      await goTo(field);
      await keyboard.press("Control+A");
      await keyboard.type(text);
    },
    async choose(select, label) {
      await goTo(select);
      await keyboard.type(label);
    },
    async selectRow(row) {
      await goTo(row.page().locator("[role=treeitem][tabindex='0']"));
      await keyboard.press("Home");
      for (let count = 0; !(await hasFocus(row)); count++) {
        if (count > 50) throw new Error(`Arrows do not reach ${String(row)}`);
        await keyboard.press("ArrowDown");
      }
    },
  };
}

const byPointer =
  (click: (target: Locator) => Promise<void>) =>
  ({ keyboard }: Page): Person => {
    const press = async (target: Locator): Promise<void> => {
      // Begins another gesture: a press where a button has just appeared is a repeated one.
      await keyboard.press("Shift");
      await click(target);
    };
    return {
      press,
      async type(field, text) {
        await press(field);
        await keyboard.press("Control+A");
        await keyboard.type(text);
      },
      async choose(select, label) {
        await press(select);
        await select.selectOption({ label });
      },
      selectRow: press,
    };
  };

const people = [
  ["keyboard", { viewport: { width: 1280, height: 900 } }, atKeyboard],
  ["mouse", { viewport: { width: 1280, height: 900 } }, byPointer((target) => target.click())],
  [
    "touch at 390 px",
    { viewport: { width: 390, height: 844 }, hasTouch: true },
    byPointer((target) => target.tap()),
  ],
] as const;

const option = (value: string, label: string) => ({ value, label });

/** The questions of the own form: the option of "Type of answer", and the parameter. */
const questions: readonly (readonly [answer: string, ParameterDefinition])[] = [
  ["Text", { name: "first_name", label: "First name", type: "string", required: true }],
  ["Text", { name: "last_name", label: "Last name", type: "string", required: true }],
  [
    "One of several options",
    {
      name: "t_shirt_size",
      label: "T-shirt size",
      type: "select",
      required: false,
      options: [option("S", "Small"), option("L", "Large")],
    },
  ],
  [
    "One of several options",
    {
      name: "state",
      label: "State",
      type: "select",
      required: true,
      options: [option("MD", "Maryland"), option("VA", "Virginia")],
    },
  ],
  ["Text", { name: "county", label: "County", type: "string", required: true }],
  ["Yes or No", { name: "remote_work", label: "Remote work", type: "boolean", required: true }],
  [
    "Amount of money",
    { name: "internet_cost", label: "Internet cost", type: "currency", required: true },
  ],
  [
    "Amount of money",
    { name: "hourly_wage", label: "Hourly wage", type: "currency", required: false },
  ],
  ["Whole number", { name: "children", label: "Children", type: "number", required: false }],
  ["Percentage", { name: "match", label: "Match", type: "percent", required: false }],
];

/** Question, source and answer of a condition. */
const conditions = [
  ["County", "State", "Maryland"],
  ["Internet cost", "Remote work", "Yes"],
] as const;

/** The form of the service. */
const payrollCard = {
  id: "payroll-card",
  description: "Payroll card",
  parameters: [{ name: "card", label: "Card number", type: "string", required: true }],
} as const;

/** The published document. */
const expected = {
  forms: [
    {
      id: "about-you",
      title: "About you",
      form: {
        id: "about-you",
        parameters: questions.map(([, parameter]) => parameter),
      },
      fields: { first_name: { label: { en: "First name", es: "Nombre" } } },
      conditions: {
        county: { name: "state", equals: "MD" },
        internet_cost: { name: "remote_work", equals: "true" },
      },
      checks: [{ check: "oneOfThese", names: ["children", "match"] }],
    },
    { id: "payroll-card" },
    {
      id: "dependents",
      title: "Dependents",
      form: {
        id: "dependents",
        parameters: [
          {
            name: "name_of_dependent",
            label: "Name of dependent",
            type: "string",
            required: false,
          },
        ],
      },
      repeat: {},
    },
  ],
  attestation: { statement: "All of this is true." },
};

describe.each(reacts)("React %s", (react) => {
  let site: Awaited<ReturnType<typeof servePage>>;
  beforeAll(async () => {
    const api = createService({ forms: [payrollCard], lists: exampleLists, basePath: "/api" });
    site = await servePage("builder/builderPage.tsx", react, { api });
  });
  afterAll(() => site.close());

  test.each(people)(
    "a collection of three forms is built and published by %s",
    async (_device, context, personOf) => {
      const { page } = await openPage(context);
      await page.goto(site.url);
      const person = personOf(page);
      const selected = page.locator(".pf-builder-selected");
      const preview = page.getByRole("tabpanel");
      const field = (name: string) =>
        selected.getByLabel(new RegExp(`^${name}( \\(optional\\))?$`));
      const button = (name: string) => page.getByRole("button", { name, exact: true });
      const radio = (group: string, name: string) =>
        selected.getByRole("radiogroup", { name: group }).getByRole("radio", { name, exact: true });
      const row = (name: string) => page.getByRole("treeitem", { name, exact: true });

      // The own form
      await person.press(button("Add a form"));
      await person.press(radio("Which form?", "An empty form"));
      await person.type(field("Title"), "About you");
      await person.press(selected.getByRole("button", { name: "Add a form" }));
      for (const [type, { label, required, options }] of questions) {
        await person.press(button("Add a question"));
        await person.type(field("Label"), label);
        await person.choose(field("Type of answer"), type);
        if (required) await person.press(radio("Must it be answered?", "Yes"));
        const lines = options?.map((one) => `${one.value} - ${one.label}`);
        if (lines) await person.type(field("Options"), lines.join("\n"));
      }

      // Its two conditions and the check
      for (const [question, source, answer] of conditions) {
        await person.selectRow(row(`${question} Question`));
        await person.press(selected.getByRole("button", { name: "Add a condition" }));
        await person.choose(field("Question of condition 1"), source);
        await person.choose(field("Answer of condition 1"), answer);
      }
      await person.selectRow(row("About you Form"));
      await person.choose(field("Kind of check"), "At least one is answered");
      await person.press(selected.getByRole("button", { name: "Add a check" }));
      await person.choose(field("Question 1 of check 1"), "Children");
      await person.choose(field("Question 2 of check 1"), "Match");

      // The standard form and the repeated one
      await person.press(button("Add a form"));
      await person.choose(field("Standard form"), "Payroll card (payroll-card)");
      await person.press(selected.getByRole("button", { name: "Add a form" }));
      await person.press(button("Add a form"));
      await person.press(radio("Which form?", "An empty form"));
      await person.type(field("Title"), "Dependents");
      await person.press(selected.getByRole("button", { name: "Add a form" }));
      await person.press(radio("Can it be filled in several times?", "Yes"));
      await person.press(button("Add a question"));
      await person.type(field("Label"), "Name of dependent");

      // The signature and a translation
      await person.selectRow(row("Signature"));
      await person.type(field("Statement that the person signs"), "All of this is true.");
      await person.press(page.getByRole("tab", { name: "Translations" }));
      await person.choose(preview.getByLabel("Add a language"), "Spanish");
      await person.type(
        preview.getByLabel("Spanish, label of “First name”", { exact: true }),
        "Nombre",
      );

      // The preview
      await person.press(page.getByRole("tab", { name: "Preview" }));
      const answer = (name: string) => preview.getByRole("textbox", { name });
      const next = (name: string) => preview.getByRole("button", { name, exact: true });
      await person.choose(preview.getByLabel("Preview in"), "Spanish");
      await person.type(answer("Nombre"), "Ana");
      await person.choose(preview.getByLabel("Preview in"), "English");
      expect(await answer("First name").inputValue()).toBe("Ana");
      await person.type(answer("Last name"), "Lopez");
      expect(await answer("County").count()).toBe(0);
      await person.choose(preview.getByLabel("State", { exact: true }), "Maryland");
      await person.type(answer("County"), "Kent");
      await person.choose(preview.getByLabel("Remote work", { exact: true }), "No");
      expect(await answer("Internet cost").count()).toBe(0);
      await person.press(next("Continue"));
      await preview.getByText("answer at least one of", { exact: false }).first().waitFor();
      await person.type(answer("Children"), "2");
      await person.press(next("Continue"));
      await person.type(answer("Card number"), "123");
      await person.press(next("Continue"));
      await person.press(preview.getByRole("button", { name: /^Fill in/ }));
      await person.type(answer("Name of dependent"), "Mia");
      await person.press(next("Save and return"));
      await person.press(next("Continue"));
      await preview.getByRole("heading", { name: "Check your answers" }).waitFor();
      expect(await preview.textContent()).toMatch(/Maryland.*Kent.*Mia/s);

      await person.press(page.getByRole("tab", { name: "Review and publish" }));
      await person.press(preview.getByRole("button", { name: "Publish" }));
      await preview.getByText("Published", { exact: true }).waitFor();
      const published: unknown = JSON.parse((await page.locator("#published").textContent()) ?? "");
      expect(published).toEqual(expected);
    },
  );
});
