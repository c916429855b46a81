import { screen } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { renderForm, errorAt, field, submitButton } from "../support/renderForm.tsx";

const options = [{ value: "a", label: "A" }];
const types = ["boolean", "currency", "number", "percent", "select", "string"] as const;

describe.each(["select", "radio"] as const)("with choices as %s", (as) => {
  test.each(types)(
    "renders the error of a %s between hint and control, with its prefix",
    async (type) => {
      const parameters = [
        { name: "a", label: "Field", type, required: true, description: "A hint.", options },
      ];
      const { container, submit } = renderForm([], {
        form: { parameters },
        booleanAs: as,
        selectAs: as,
      });
      expect(screen.queryByText("Error:")).not.toBeInTheDocument();
      await submit();
      const seen = [...container.querySelectorAll(".pf-hint, .pf-error, input, select")];
      expect(seen.slice(0, 3).map((element) => element.className || element.tagName)).toEqual([
        "pf-hint",
        "pf-error",
        expect.stringMatching(/^(pf-input|pf-select|INPUT|SELECT|pf-radio.*)$/),
      ]);
      expect(container.querySelector(".pf-error")).toHaveTextContent(/^Error: \S/);
      expect(container.querySelectorAll('[aria-invalid="true"]')).toHaveLength(1);
    },
  );
});

test("keeps valid answers as typed when another answer fails", async () => {
  const form = renderForm(["Extra: currency", "Share: percent", "Name: string", "City: string"]);
  await form.type("Extra", "1,234.50");
  await form.type("Share", "12,5");
  await form.type("Name", " Ada ");
  await form.submit();
  expect(errorAt("City")).toBe("Enter your answer");
  const texts = ["Extra", "Share", "Name"].map((name) => field(name).getAttribute("value"));
  expect(texts).toEqual([null, null, null]);
  expect(field("Extra")).toHaveValue("1,234.50");
  expect(field("Share")).toHaveValue("12,5");
  expect(field("Name")).toHaveValue(" Ada ");
  expect(submitButton()).toBeEnabled();
});
