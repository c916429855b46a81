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
