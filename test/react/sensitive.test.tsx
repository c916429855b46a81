import { screen } from "@testing-library/react";
import type { PartProps } from "parameter-form";
import { expect, test } from "vitest";
import { drawForm, field } from "../support/drawForm.tsx";

const defaultValues = { ssn: "123-45-6789" };

test("what is hidden is told by its last four", () => {
  drawForm(["ssn: string"], { defaultValues });
  expect(field("ssn")).toHaveValue("•••-••-6789");
  expect(field("ssn")).toHaveAccessibleDescription("Ending in 6 7 8 9");
});

test("the button that reveals is drawn as one", () => {
  const Button = ({ kind, button }: PartProps["Button"]) => <button {...button} data-kind={kind} />;
  drawForm(["ssn: string"], { defaultValues, components: { Button } });
  const kinds = [...document.querySelectorAll("button")].map(({ dataset }) => dataset["kind"]);
  expect(kinds).toEqual(["reveal", "button"]);
});

test("a stored answer is told by its last four, and can be kept after Change was pressed", async () => {
  const form = drawForm(["ssn: string"], { fields: { ssn: { stored: "6789" } } });
  expect(screen.getByText("Ending in 6 7 8 9")).toBeVisible();
  await form.user.click(screen.getByRole("button", { name: "Change ssn" }));
  expect(field("ssn")).toHaveFocus();
  await form.user.click(screen.getByRole("button", { name: "Keep the one ending in 6 7 8 9" }));
  expect(screen.getByRole("button", { name: "Change ssn" })).toHaveFocus();
  await form.submit();
  expect(form.submitted()).toEqual([]);
});
