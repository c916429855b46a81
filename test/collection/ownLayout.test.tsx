import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { SignAnswer } from "parameter-form/collection";
import { federalW4, personalDetails } from "parameter-form/service";
import { fillParameterForm } from "parameter-form/testing";
import { Wizard } from "sample:stories-guides-Collections.mdx/Wizard.tsx";
import { expect, test } from "vitest";
import { stands } from "../support/drawCollection.tsx";
import { errorAt, field, summary } from "../support/drawForm.tsx";

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

test("The guide's layout tells what stands against going on and against sending, and moves focus", async () => {
  const user = userEvent.setup();
  const waiting: ((answer: SignAnswer) => void)[] = [];
  render(<Wizard onSign={() => new Promise((answer) => waiting.push(answer))} />);
  expect(document.body).toHaveFocus();
  await press("Continue");
  expect(summary()).toContain("First name: enter your answer");
  await fillParameterForm(user, personalDetails, details);
  await press("Continue");
  expect(title()).toHaveTextContent("Form W-4");
  expect(title()).toHaveFocus();
  await fillParameterForm(user, federalW4, certificate);
  await press("Continue");
  expect(title()).toHaveTextContent("Check your answers");

  await press("Submit");
  await press("Change ZIP code");
  expect(title()).toHaveTextContent("Check your answers");
  await act(async () => waiting.shift()?.({ fields: { zip: ["No such ZIP code"] } }));
  expect(stands()).toEqual(["ZIP code: No such ZIP code"]);
  expect(screen.getByRole("alert")).toHaveFocus();
  await act(async () => screen.getByRole("link", { name: "ZIP code: No such ZIP code" }).click());
  expect(field("ZIP code")).toHaveFocus();
  expect(errorAt("ZIP code")).toBe("No such ZIP code");
  await user.type(field("ZIP code"), "2");
  await press("Continue");
  expect(screen.getByRole("button", { name: "Change ZIP code" })).toHaveFocus();

  await press("Submit");
  expect(screen.getByRole("status")).toHaveTextContent("Sending your answers");
  await act(async () => waiting.shift()?.({}));
  await act(async () => waiting.shift()?.({}));
  expect(title()).toHaveTextContent("Your forms were sent");
  expect(title()).toHaveFocus();
});
