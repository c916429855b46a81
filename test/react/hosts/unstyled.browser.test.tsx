import { ParameterForm, type SubmitHandler } from "parameter-form";
import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectFocus, find, show } from "../../support/browser.tsx";
import { questions } from "../../support/questions.ts";

const setSheets = (disabled: boolean): void => {
  for (const sheet of document.styleSheets) sheet.disabled = disabled;
};

afterEach(() => setSheets(false));

const states = Array.from({ length: 20 }, (_, at) => `s${at}`).join("|");

test("submits a form without the style sheet", async () => {
  setSheets(true);
  const onSubmit = vi.fn<SubmitHandler>();
  const form = questions(
    "Extra: currency",
    "Exempt: boolean",
    `State: select ${states}`,
    "ssn: string",
  );
  show(<ParameterForm form={form} onSubmit={onSubmit} />);
  const box = await find("input[role=combobox]");
  expect(getComputedStyle(await find(".pf-control")).borderTopStyle).toBe("none");
  await userEvent.click(page.getByRole("button", { name: "Submit" }));
  await expectFocus("There is a problem");
  await userEvent.type(page.getByLabelText("Extra"), "1234.5");
  await userEvent.selectOptions(page.getByLabelText("Exempt"), "No");
  await userEvent.type(page.getByLabelText("ssn", { exact: true }), "123456789");
  await userEvent.type(page.elementLocator(box), "s19");
  await find("[role=option]");
  await userEvent.keyboard("{ArrowDown}{Enter}");
  await userEvent.click(page.getByRole("button", { name: "Submit" }));
  await expect
    .poll(() => onSubmit.mock.lastCall?.[0])
    .toEqual({ Extra: "1234.5", Exempt: "false", State: "s19", ssn: "123-45-6789" });
});
