import { screen } from "@testing-library/react";
import type { AnswerKeeper, FormAnswers } from "parameter-form/collection";
import { expect, test, vi } from "vitest";
import { renderCollection, formOf, reviewed } from "../support/renderCollection.tsx";
import { field, settled } from "../support/renderForm.tsx";

const form = formOf("a", "First: string?", "Last: string?");
const prefill = { values: { First: "Ana", Last: "García" }, origin: "from your employee record" };
const notice = "Filled in from your employee record";

test("a review marks prefilled answers until they are changed", async () => {
  const view = renderCollection({
    forms: [{ form, prefill }, { form: formOf("b", "B: string?") }],
  });
  await view.type("First", "x");
  await view.press("Continue");
  await view.press("Continue");
  expect(screen.getAllByText(notice)).toHaveLength(1);
  expect(reviewed()[0]).toBe("First: Anax");
  expect(screen.getByText(notice).closest(".pf-review-row")).toHaveTextContent("Last");
});

test("a form that is only prefilled does not save or replace a draft", async () => {
  const saved = vi.fn();
  const answers: FormAnswers = { values: { First: "Eva" }, unread: {} };
  const draft: AnswerKeeper = { restore: async () => answers, save: saved, clear: () => {} };
  renderCollection({ forms: [{ form, prefill }], draft });
  await settled();
  expect(saved).not.toHaveBeenCalled();
  expect(field("First")).toHaveValue("Eva");
  expect(field("First")).not.toHaveAccessibleDescription(notice);
});
