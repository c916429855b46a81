import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { SignAnswer } from "parameter-form/collection";
import { federalW4, personalDetails } from "parameter-form/service";
import { fillParameterForm } from "parameter-form/testing";
import { Wizard } from "sample:stories-guides-Collections.mdx/Wizard.tsx";
import { describe, expect, test } from "vitest";
import { errorAt, field, summary } from "../support/renderForm.tsx";

const press = (name: string) => act(async () => screen.getByRole("button", { name }).click());
const title = () => screen.getByRole("heading", { level: 2 });

const details = {
  first_name: "Ana",
  last_name: "García",
  ssn: "123-45-6789",
  date_of_birth: "1990-07-24",
  email: "ana@example.com",
  address_line1: "1 Main Street",
  city: "Springfield",
  state: "CA",
  zip: "90001",
};
const certificate = {
  address: "1 Main Street",
  city_state_zip: "Springfield, CA 90001",
  filing_status: "single",
  employee_signature: "Ana García",
};

describe("the custom layout of the guide", () => {
  function renderWizard() {
    const waiting: ((answer: SignAnswer) => void)[] = [];
    render(<Wizard onSign={() => new Promise((answer) => waiting.push(answer))} />);
    return (answer: SignAnswer) => act(async () => waiting.shift()?.(answer));
  }

  async function toReview() {
    const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
    const answer = renderWizard();
    await fillParameterForm(user, personalDetails, details);
    await press("Continue");
    await fillParameterForm(user, federalW4, certificate);
    await press("Continue");
    return { user, answer };
  }

  test("lists the issues that block Continue, without taking focus on mount", async () => {
    renderWizard();
    expect(document.body).toHaveFocus();
    await press("Continue");
    expect(summary()).toContain("First name");
  });

  test("moves focus to the heading of the next step", async () => {
    renderWizard();
    await fillParameterForm(
      userEvent.setup({ delay: null, pointerEventsCheck: 0 }),
      personalDetails,
      details,
    );
    await press("Continue");
    expect(title()).toHaveTextContent("Form W-4");
    expect(title()).toHaveFocus();
  });

  test("stays at the review while answers are sent", async () => {
    await toReview();
    expect(title()).toHaveTextContent("Check your answers");
    await press("Submit");
    await press("Change ZIP code");
    expect(title()).toHaveTextContent("Check your answers");
  });

  test("links from a rejected answer to its question and back to the review", async () => {
    const { user, answer } = await toReview();
    await press("Submit");
    await answer({ fields: { zip: ["No such ZIP code"] } });
    expect(summary()).toEqual(["ZIP code: No such ZIP code"]);
    expect(screen.getByRole("alert")).toHaveFocus();
    await act(async () => screen.getByRole("link", { name: "ZIP code: No such ZIP code" }).click());
    expect(field("ZIP code")).toHaveFocus();
    expect(errorAt("ZIP code")).toBe("No such ZIP code");
    await user.type(field("ZIP code"), "2");
    await press("Continue");
    expect(screen.getByRole("button", { name: "Change ZIP code" })).toHaveFocus();
  });

  test("announces the submission, and moves focus to the receipt", async () => {
    const { answer } = await toReview();
    await press("Submit");
    expect(screen.getByRole("status")).toHaveTextContent("Sending your answers");
    for (const _ of [personalDetails, federalW4]) await answer({});
    expect(title()).toHaveTextContent("Your forms were sent");
    expect(title()).toHaveFocus();
  });
});
