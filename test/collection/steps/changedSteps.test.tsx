import { render, screen } from "@testing-library/react";
import { FormCollection, type FormCollectionProps } from "parameter-form/collection";
import { expect, test } from "vitest";
import { questions } from "../../support/questions.ts";

const form = (id: string) => ({ id, title: id, form: { ...questions("Name: string?"), id } });
const [one, two] = [form("One"), form("Two")];

function Page({ forms }: Pick<FormCollectionProps, "forms">) {
  return (
    <>
      <input aria-label="Elsewhere" />
      <FormCollection forms={forms} onSign={() => {}} />
    </>
  );
}

test("a step that replaces another in the collection of the app leaves focus elsewhere", () => {
  const { rerender } = render(<Page forms={[one, two]} />);
  const elsewhere = screen.getByLabelText("Elsewhere");
  elsewhere.focus();
  for (const forms of [[two, one], [one], [two]]) {
    rerender(<Page forms={forms} />);
    expect(screen.getByRole("heading", { name: String(forms[0]?.title) })).toBeVisible();
    expect(elsewhere).toHaveFocus();
  }
});

test("its heading takes a focus that was lost with the former step", () => {
  const { rerender } = render(<Page forms={[one]} />);
  screen.getByLabelText(/^Name/).focus();
  rerender(<Page forms={[two]} />);
  expect(screen.getByRole("heading", { name: "Two" })).toHaveFocus();
});
