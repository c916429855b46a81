import { screen } from "@testing-library/react";
import type { FormCollectionProps, SignHandler } from "parameter-form/collection";
import { expect, test, vi } from "vitest";
import { renderCollection, formOf, reviewed } from "../support/renderCollection.tsx";
import { field } from "../support/renderForm.tsx";

const w4 = {
  ...formOf("w4", "Extra: currency?", "employee_signature: string", "spouse_signature: string?"),
  link: "https://www.irs.gov/pub/irs-pdf/fw4.pdf",
};
const deposit = formOf(
  "deposit",
  "bank: string?",
  "signed_name: string",
  "employeeSignature: string",
);

const setup = (attestation: Partial<NonNullable<FormCollectionProps["attestation"]>>) => {
  const onSign = vi.fn<SignHandler>();
  const view = renderCollection({
    forms: [{ form: w4 }, { form: deposit, defaultValues: { signed_name: "A" } }],
    attestation: { statement: "True", ...attestation },
    onSign,
  });
  const sent = () =>
    onSign.mock.calls.map(([{ payload }]) =>
      payload.parameters.map(({ name, value }) => `${name}=${value}`),
    );
  return { ...view, sent };
};

test("hides a signature question and submits the signed name for it", async () => {
  const view = setup({ fills: true });
  expect(screen.queryByLabelText("employee_signature")).toBeNull();
  expect(field("spouse_signature")).toBeInTheDocument();
  await view.press("Continue");
  await view.press("Continue");
  expect(reviewed().join()).not.toMatch(/employee/u);
  await view.press("Continue");
  expect(
    screen.getByText("Your name is also your signature in: Form w4 and Form deposit"),
  ).toBeVisible();
  await view.type("Type your full name", " Ana García ");
  await view.press("Sign and submit");
  expect(view.sent()).toEqual([
    ["employee_signature=Ana García"],
    ["signed_name=A", "employeeSignature=Ana García"],
  ]);
  expect(reviewed()).toContain("employee_signature: Ana García");
});

test("fills the questions that `fills` names", async () => {
  const view = setup({ fills: ["signed_name"] });
  expect(field("employee_signature")).toBeInTheDocument();
  await view.type("employee_signature", "Ana");
  await view.press("Continue");
  expect(screen.queryByLabelText("signed_name")).toBeNull();
  await view.type("employeeSignature", "Ana");
  await view.press("Continue");
  await view.press("Continue");
  await view.type("Type your full name", "Ana García");
  await view.press("Sign and submit");
  expect(view.sent()[1]).toEqual(["signed_name=Ana García", "employeeSignature=Ana"]);
});

test("fills nothing without `fills`", () => {
  setup({});
  expect(field("employee_signature")).toBeInTheDocument();
});

const signIt = async (attestation: Parameters<typeof setup>[0]) => {
  const view = setup({ fills: true, ...attestation });
  for (const _ of [1, 2, 3]) await view.press("Continue");
};

test("links the official form at the signature", async () => {
  await signIt({});
  expect(screen.getByRole("region", { name: "What you sign" })).toBeVisible();
  const link = screen.getByRole("link", { name: "Read “Form w4” (new tab)" });
  expect(link).toHaveAttribute("href", w4.link);
  expect(document.querySelector("iframe")).toBeNull();
});

test("renders the app's preview of a form next to the statement", async () => {
  await signIt({ previewUrl: (form) => (form === "deposit" ? "/preview/deposit" : null) });
  const frame = document.querySelector("iframe");
  expect(frame).toHaveAttribute("src", "/preview/deposit");
  // The title of an item of a repeated form may be an answer.
  expect(frame).toHaveAccessibleName("Read “Form deposit” (new tab)");
  expect(frame?.outerHTML).not.toContain("Form deposit");
  expect(
    screen.getAllByRole("link", { name: /^Read/u }).map((one) => one.getAttribute("href")),
  ).toEqual([w4.link, "/preview/deposit"]);
});
