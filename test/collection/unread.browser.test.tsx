import { FormCollection } from "parameter-form/collection";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectFocus, patience, show } from "../support/browser.tsx";
import { questions } from "../support/questions.ts";

const form = (id: string, line: string) => ({ ...questions(line), id, description: `Form ${id}` });
const press = (name: string): Promise<void> => userEvent.click(page.getByRole("button", { name }));

test.each([
  ["number", "1.5", "Enter a whole number, such as 12"],
  ["currency", "12,5", "This can be read in more than one way. Write it like 1,234.50."],
  ["percent", "half", "Enter a percentage, such as 12.5"],
])(
  "a %s written as %s is kept after a step back, and blocks the next step",
  async (type, text, why) => {
    const forms = [{ form: form("a", "First: string?") }, { form: form("b", `Second: ${type}`) }];
    show(<FormCollection forms={forms} onSign={vi.fn<() => never>()} />);
    await press("Continue");
    await expectFocus("Form b");
    await userEvent.click(page.getByLabelText("Second"));
    await userEvent.keyboard(text);
    await press("Back");
    await expectFocus("Form a");
    await press("Continue");
    await expectFocus("Form b");
    const box = page.getByLabelText("Second").element();
    expect(box).toHaveValue(text);
    await userEvent.keyboard("{Shift}");
    await press("Continue");
    const reported = expect.stringContaining(`Error: ${why}`);
    await vi.waitFor(() => expect(box).toHaveAccessibleDescription(reported), patience);
    expect(box).toHaveValue(text);
  },
);
