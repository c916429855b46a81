import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { fillParameterForm } from "parameter-form/testing";
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Fillable } from "./fillable.tsx";
import { longForm, longLists } from "./longLists.ts";
import { refusal } from "./refusal.ts";

// jsdom has no pointer to ask for, and so no searchable select.
beforeEach(() => {
  const mouse = Object.assign(new EventTarget(), { matches: false });
  vi.stubGlobal("matchMedia", () => mouse);
});
afterEach(() => {
  vi.unstubAllGlobals();
});
// Other files of this worker begin where no searchable select is loaded yet.
afterAll(() => {
  vi.resetModules();
});

async function open(form: object): Promise<ReturnType<typeof userEvent.setup>> {
  render(<Fillable form={form} />);
  await screen.findByRole("combobox", { expanded: false });
  return userEvent.setup();
}

describe("among 1,200 options", () => {
  test.each(longLists)("user-event finds an option %s", async (_, plan, form) => {
    const user = await open(form);
    await fillParameterForm(user, form, { plan });
    await user.click(screen.getByRole("button", { name: "Submit" }));
    expect(screen.getByTestId("submitted")).toHaveTextContent(`plan=${plan}`);
  });

  test("reports an option that a long list does not have", async () => {
    const user = await open(longForm((place) => `Plan ${place}`));
    const placesForm = longForm((place) => `Pl ${place}`);
    const message = await refusal(
      fillParameterForm(user, placesForm, { plan: "p1" }, { timeout: 50 }),
    );
    expect(message).toMatch(/"plan".*does not offer that answer/);
  });
});
