import { ParameterForm, parseForm } from "parameter-form";
import { shownWhen } from "parameter-form/core";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectFocus, find, patience, show } from "../support/browser.tsx";
import { designSystems } from "./designSystems.tsx";
import { questions } from "../support/questions.ts";

const form = parseForm(questions("Exempt: boolean?", "Pay: currency", "City: string"));
const when = shownWhen(form, { Pay: { name: "Exempt", not: "true" } });

test.each(designSystems)(
  "%s: keeps the remaining items of the summary mounted when an answer hides a question, so that they are not announced again",
  async (_, components, around) => {
    const onSubmit = () => ({
      fields: { Pay: ["Too little."], City: ["Unknown."] },
      form: ["Not today."],
    });
    const defaultValues = { Pay: "5", City: "Bonn" };
    show(around(<ParameterForm {...{ form, when, components, defaultValues, onSubmit }} />));
    await find("select");
    await userEvent.click(page.getByRole("button", { name: "Submit" }));
    await expectFocus("There is a problem");
    const items = () => page.getByRole("alert").getByRole("listitem").elements();
    const [, ...others] = items();
    await userEvent.selectOptions(page.getByLabelText("Exempt"), "Yes");
    await vi.waitFor(() => expect(items()).toHaveLength(2), patience);
    for (const [place, line] of items().entries()) expect(line).toBe(others[place]);
  },
);
