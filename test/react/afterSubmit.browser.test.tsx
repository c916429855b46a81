import { ParameterForm, type ParameterFormProps } from "parameter-form";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { find, show } from "../support/browser.tsx";
import { questions } from "../support/questions.ts";

const form = { id: "w4", description: "Withholding", ...questions("Name: string?") };

/** Whatever a screen reader is told, by what takes focus or by what changes in a live region. */
const announced: string[] = [];
const listen = ({ target }: Event): void => {
  if (target instanceof HTMLElement) announced.push(target.innerText.split("\n")[0] ?? "");
};
beforeEach(() => {
  announced.length = 0;
  document.addEventListener("focusin", listen);
});
afterEach(() => document.removeEventListener("focusin", listen));

const setup = (props: Partial<ParameterFormProps> = {}) =>
  show(
    <>
      <ParameterForm form={form} onSubmit={() => undefined} {...props} />
      <label>
        Elsewhere <input />
      </label>
    </>,
  );
const press = () => userEvent.click(page.getByRole("button", { name: "Submit" }));

test("focuses the confirmation once, in view and with a focus ring, after the pressed button", async () => {
  setup();
  await press();
  const ending = await find(".pf-ending");
  await expect.poll(() => document.activeElement).toBe(ending);
  expect(announced).toEqual(["Submit", "Your answers were received"]);
  const { top, bottom } = ending.getBoundingClientRect();
  expect(top >= 0 && bottom <= innerHeight).toBe(true);
  expect(getComputedStyle(ending).outlineStyle).toBe("solid");
  expect(ending.querySelectorAll("[role=status]")).toHaveLength(1);
});

test("Tab moves on behind the confirmation", async () => {
  setup();
  await press();
  await expect.poll(() => announced.at(-1)).toBe("Your answers were received");
  await userEvent.keyboard("{Tab}");
  expect(document.activeElement).toBe(page.getByLabelText("Elsewhere").element());
});

describe("a person who keeps typing", () => {
  test("keeps focus and caret, and sees the confirmation above", async () => {
    let accept = (): void => undefined;
    setup({ onSubmit: () => new Promise<void>((resolve) => (accept = () => resolve())) });
    await press();
    await userEvent.click(page.getByLabelText(/^Name/));
    await userEvent.keyboard("Ad");
    accept();
    await find(".pf-ending");
    await userEvent.keyboard("a");
    expect(page.getByLabelText(/^Name/).element()).toHaveProperty("value", "Ada");
    expect(announced).not.toContain("Your answers were received");
  });
});
