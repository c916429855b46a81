import { screen } from "@testing-library/react";
import { orText, ssn } from "parameter-form/core";
import { expect, test } from "vitest";
import { formatAnswer } from "../../../../src/collection/answers/formatAnswer.ts";
import { field, renderForm } from "../../../support/renderForm.tsx";
import { parameterOf } from "../../../core/tables.ts";

const rule = orText(ssn(), "Applied for");

test.each(["blur", "always"] as const)(
  "accepts a text in place of a number, and does not hide it like the number: %s",
  async (hideSensitive) => {
    const form = renderForm(["SSN: string", "Name: string?"], {
      rules: { SSN: rule },
      hideSensitive,
    });
    expect(field("SSN")).toHaveAccessibleDescription("You can also enter “Applied for”");
    await form.type("SSN", "123456789");
    await form.type("Name", "A");
    expect(screen.getByRole("button", { name: "Show SSN" })).toBeVisible();
    await form.user.clear(field("SSN"));
    await form.type("SSN", "applied for");
    await form.type("Name", "da");
    expect(field("SSN")).toHaveValue("Applied for");
    expect(field("SSN").style.getPropertyValue("-webkit-text-security")).not.toBe("disc");
    expect(screen.queryByRole("button", { name: /Show/ })).toBeNull();
    await form.submit();
    expect(form.submitted()).toEqual(["SSN=Applied for", "Name=Ada"]);
  },
);

test("a review shows the text in full, and the end of a number", () => {
  const parameter = parameterOf("string");
  const reported = ["Applied for", "123-45-6789"].map((value) =>
    formatAnswer(parameter, value, { rules: { field: rule } }),
  );
  expect(reported).toEqual(["Applied for", "Ending in 6789"]);
});
