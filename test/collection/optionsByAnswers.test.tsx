import { render } from "@testing-library/react";
import { parseForm } from "parameter-form";
import { FormReview } from "parameter-form/collection";
import { optionsBy } from "parameter-form/core";
import { expect, test } from "vitest";
import { formOf, renderCollection } from "../support/renderCollection.tsx";
import { errorAt, field, summary } from "../support/renderForm.tsx";

const form = formOf("address", "State: select MD|VA", "County: select howard|fairfax");
const fields = { County: { options: optionsBy("State", { MD: ["howard"], VA: ["fairfax"] }) } };
const unavailable = "hoose another option. This one is not offered with your answer to “State”.";

test("an answer that is no longer offered blocks the step, before and after the review", async () => {
  const { choose, press, onSign } = renderCollection({ forms: [{ form, fields }] });
  await choose("State", "[MD]");
  await choose("County", "[howard]");
  await press("Continue");
  await press("Change State");
  await choose("State", "[VA]");
  expect(errorAt("County")).toBe(`C${unavailable}`);
  await press("Save and return");
  expect(summary()).toEqual([`County: c${unavailable}`]);
  expect(field("County")).toHaveDisplayValue("[howard]");
  await choose("County", "[fairfax]");
  await press("Save and return");
  await press("Submit");
  expect(onSign).toHaveBeenCalledOnce();
});

test("a review shows the label of an answer that is no longer offered, and the error", () => {
  const values = { State: "VA", County: "howard" };
  render(<FormReview forms={[{ form: parseForm(form), values, fields }]} />);
  expect(document.body).toHaveTextContent("[howard]");
  expect([...document.querySelectorAll(".pf-error")].map((one) => one.textContent)).toEqual([
    `Error: C${unavailable}`,
  ]);
});
