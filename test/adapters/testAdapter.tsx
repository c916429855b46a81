import { type Components, ParameterForm, ParameterFormProvider } from "parameter-form";
import { everyType, federalW4 } from "parameter-form/service";
import type { ReactNode } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { paleBorders } from "./borders.ts";
import { expectFocus, find, painted, setPage, show } from "../support/browser.tsx";
import { axeViolations } from "../support/axeViolations.ts";
import { runsRight } from "../support/textDirection.ts";
import { testConformance } from "../testing/testConformance.tsx";
import { testFocus } from "./testFocus.tsx";
import { testLongWords } from "./testLongWords.tsx";

type Theme = "light" | "dark";

const states = {
  parameters: [
    {
      name: "state",
      label: "State",
      type: "select",
      required: true,
      options: Array.from({ length: 40 }, (_, place) => ({
        value: `${place}`,
        label: `State ${place}`,
      })),
    },
  ],
};

export interface Adapter {
  readonly components: Partial<Components>;
  /** A class that the design system has on its inputs, so that it is known to have drawn them. */
  readonly mark: string;
  around(children: ReactNode, theme: Theme): ReactNode;
}

/** Each form in each theme, with each way of choosing once. The stories of a design system are looked through as well. */
const cases = [
  { form: federalW4, theme: "light", booleanAs: "select" },
  { form: federalW4, theme: "dark", booleanAs: "radio" },
  { form: everyType, theme: "light", booleanAs: "radio" },
  { form: everyType, theme: "dark", booleanAs: "select" },
] as const;

/** What every design system must do: all checks of the contract, and pages in which axe finds nothing. */
export function testAdapter({ components, mark, around }: Adapter): void {
  testConformance(components, (children) => around(children, "light"));
  testFocus(components, around);
  testLongWords(components, (children) => around(children, "light"));

  test.each(cases)(
    "$form.id, $theme, Yes and No as $booleanAs: axe finds nothing before and after a failed submission",
    async ({ form, theme, booleanAs }) => {
      setPage(theme);
      show(
        around(
          <ParameterFormProvider components={components}>
            <ParameterForm
              form={form}
              booleanAs={booleanAs}
              selectAs={booleanAs}
              onSubmit={() => {}}
            />
          </ParameterFormProvider>,
          theme,
        ),
      );
      await find(`input${mark}, ${mark} input`);
      // Mantine colours the page in an effect.
      await painted();
      expect(await axeViolations()).toEqual([]);
      expect(paleBorders()).toEqual([]);
      await userEvent.click(page.getByRole("button", { name: "Submit" }));
      await expectFocus("There is a problem");
      expect(await axeViolations()).toEqual([]);
      expect(paleBorders()).toEqual([]);
      const isPlain = (link: Element) => getComputedStyle(link).textDecorationLine === "none";
      expect(page.getByRole("link").elements().filter(isPlain)).toEqual([]);
      const links = page.getByRole("alert").getByRole("link").elements();
      const heights = links.map((link) => link.getBoundingClientRect().height);
      expect(Math.min(...heights)).toBeGreaterThanOrEqual(24);
    },
  );

  test("renders a text of the other direction as its own letters run", async () => {
    setPage("light", "rtl");
    const text = "Street, number (no P.O. box).";
    const texts = { label: text, description: text };
    const options = ["1", "2"].map((value) => ({ value, label: text }));
    const parameters = [
      { ...texts, name: "a", type: "string", required: true },
      { ...texts, name: "b", type: "select", required: false, options },
      { ...texts, name: "c", type: "select", required: false, options },
    ];
    show(
      around(
        <ParameterForm
          form={{ parameters }}
          fields={{ b: { selectAs: "radio" } }}
          searchLimit={1}
          components={components}
          onSubmit={() => {}}
        />,
        "light",
      ),
    );
    await find(`input${mark}, ${mark} input`);
    await userEvent.click(page.getByRole("button", { name: "Submit" }));
    await expectFocus("There is a problem");
    await userEvent.click(page.elementLocator(await find("input[role=combobox]")));
    await find("li[role=option]");
    const textElements = [...document.querySelectorAll("main form *")].filter(
      ({ firstChild }) => firstChild instanceof window.Text && firstChild.data.trim() === text,
    );
    const against = textElements.filter((each) => !runsRight(each));
    expect(against.map(({ outerHTML }) => outerHTML)).toEqual([]);
    expect(textElements).toHaveLength(10);
  });

  test.each(["light", "dark"] as const)(
    "%s: axe finds nothing in an open combobox whose options are in view",
    async (theme) => {
      setPage(theme);
      show(
        around(<ParameterForm form={states} components={components} onSubmit={() => {}} />, theme),
      );
      const input = await find("input[role=combobox]");
      await userEvent.click(input);
      await userEvent.keyboard("{ArrowDown}{ArrowDown}");
      const option = await find("[role=option]");
      expect(option.getBoundingClientRect().height).toBeGreaterThan(24);
      expect(await axeViolations()).toEqual([]);
    },
  );
}
