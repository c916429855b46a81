import { fillParameterForm } from "parameter-form/testing";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { show } from "../support/browser.tsx";
import { answers, expected, Fillable, fillable } from "./fillable.tsx";
import { longLists } from "./longLists.ts";

const submitted = () => page.getByTestId("submitted");

test("answers every kind of question with userEvent of vitest/browser, also in a searchable select", async () => {
  show(<Fillable />);
  await expect
    .element(page.getByRole("combobox", { name: "State" }))
    .toHaveAttribute("aria-expanded");
  await fillParameterForm(userEvent, fillable, answers);
  await userEvent.click(page.getByRole("button", { name: "Submit" }));
  await expect.element(submitted()).toHaveTextContent(expected.join(" "));
});

test("clears answers given as null", async () => {
  show(<Fillable defaultValues={answers} />);
  const cleared = ["Extra", "Veteran", "State", "second"];
  await fillParameterForm(
    userEvent,
    fillable,
    Object.fromEntries(cleared.map((name) => [name, null])),
  );
  await userEvent.click(page.getByRole("button", { name: "Submit" }));
  const left = expected.filter((line) => !cleared.includes(line.split("=")[0] ?? ""));
  await expect.element(submitted()).toHaveTextContent(left.join(" "));
});

test.each(longLists)("userEvent of vitest/browser finds an option %s", async (_, plan, form) => {
  show(<Fillable form={form} />);
  await expect
    .element(page.getByRole("combobox", { name: "Plan" }))
    .toHaveAttribute("aria-expanded");
  await fillParameterForm(userEvent, form, { plan });
  await userEvent.click(page.getByRole("button", { name: "Submit" }));
  await expect.element(submitted()).toHaveTextContent(`plan=${plan}`);
});
