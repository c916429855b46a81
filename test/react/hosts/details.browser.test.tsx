import { ParameterField, ParameterForm } from "parameter-form";
import { createRef } from "react";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { find, patience, show } from "../../support/browser.tsx";
import { questions } from "../../support/questions.ts";

const states = Array.from({ length: 20 }, (_, at) => `s${at}`).join("|");
const form = questions(
  "Name: string",
  "Exempt: boolean",
  "Status: select a|b",
  `State: select ${states}`,
);
const fields = { Exempt: { booleanAs: "radio" } } as const;

const controls = [
  ["Name", "input[type=text]"],
  ["Exempt", "[type=radio]"],
  ["Status", "select"],
  ["State", "[role=combobox]"],
] as const;

test.each(controls)(
  "a link of the summary opens closed details around its field in the app's layout: %s",
  async (name, selector) => {
    const outer = createRef<HTMLDetailsElement>();
    const other = createRef<HTMLDetailsElement>();
    show(
      <ParameterForm form={form} fields={fields} onSubmit={() => {}}>
        <details ref={outer}>
          <summary>More</summary>
          <details>
            <summary>Still more</summary>
            <ParameterField name={name} />
          </details>
        </details>
        <details ref={other}>
          <summary>Others</summary>
        </details>
      </ParameterForm>,
    );
    const control = await find(selector);
    await userEvent.click(page.getByRole("button", { name: "Submit" }));
    await userEvent.click(page.getByRole("alert").getByRole("link", { name }));
    await vi.waitFor(() => expect(document.activeElement).toBe(control), patience);
    expect(control).toBeVisible();
    expect([outer.current?.open, other.current?.open]).toEqual([true, false]);
  },
);
