import { render } from "@testing-library/react";
import { parseForm } from "parameter-form";
import { FormReview } from "parameter-form/collection";
import { subtractDecimals } from "parameter-form/core";
import { expect, test } from "vitest";
import { renderCollection, formOf } from "../support/renderCollection.tsx";
import { errorAt, field, summary } from "../support/renderForm.tsx";

const rest = ({ First = "0" }: { First?: string }) => subtractDecimals("100", First);

test("validates a limit that depends on the answers each time the step is left", async () => {
  const { type, press, onSign, user } = renderCollection({
    forms: [
      {
        form: formOf("split", "First: percent", "Second: percent"),
        fields: { Second: { max: rest } },
      },
    ],
  });
  await type("First", "60");
  await type("Second", "41");
  await press("Continue");
  expect(errorAt("Second")).toBe("Enter 40 or less");
  await user.clear(field("First"));
  await type("First", "59");
  await press("Continue");
  await press("Change First");
  await user.clear(field("First"));
  await type("First", "70");
  await press("Save and return");
  expect(summary()).toEqual(["Second: enter 30 or less"]);
  await user.clear(field("Second"));
  await type("Second", "30");
  await press("Save and return");
  await press("Submit");
  expect(onSign).toHaveBeenCalledOnce();
});

test.each([
  ["40", []],
  ["41", ["Error: Enter 40 or less"]],
])("a review of %s shows errors of a limit that depends on the answers: %j", (Second, message) => {
  const form = parseForm(formOf("split", "First: percent", "Second: percent"));
  const fields = { Second: { max: rest } };
  render(<FormReview forms={[{ form, values: { First: "60", Second }, fields }]} />);
  expect([...document.querySelectorAll(".pf-error")].map((one) => one.textContent)).toEqual(
    message,
  );
});
