import { render, screen } from "@testing-library/react";
import { parseForm } from "parameter-form";
import { FormReview, type FormReviewProps, type ReviewedForm } from "parameter-form/collection";
import { expect, test, vi } from "vitest";
import { questions } from "../../support/questions.ts";

const form = parseForm({
  ...questions("Status: select single|married", "Active: boolean", "Name: string?", "ssn: string?"),
  id: "a",
  lang: "es",
});
const values = { Status: "married", Active: "true", Name: "Ada", ssn: "123-45-6789" };

const review = (more: Partial<ReviewedForm> = {}, props: Partial<FormReviewProps> = {}) => (
  <FormReview forms={[{ form, values, ...more }]} onChange={() => {}} {...props} />
);
const row = (name: string) =>
  screen.getByText(name, { selector: "dt" }).closest<HTMLElement>(".pf-review-row");
const change = (name: string) => screen.getByRole("button", { name: `Change ${name}` });

/** Each text of an answer with its `translate` and `lang`. */
const texts = (name: string) =>
  [...(row(name)?.querySelectorAll(".pf-review-answer [translate], .pf-review-answer span") ?? [])]
    .filter((element) => element.children.length === 0 && !element.closest("button"))
    .map((element) =>
      [element.textContent, element.getAttribute("translate"), element.getAttribute("lang")]
        .filter((part) => part !== null)
        .join(" / "),
    );

test.each([
  ["Status", ["[married] / es"]],
  ["Active", ["Yes"]],
  ["Name", ["Ada / no"]],
  ["ssn", ["Ending in 6789 / no", "Ending in 6 7 8 9 / no"]],
])("a translator changes the messages of %s, but no answers", (name, expected) => {
  render(review());
  expect(texts(name)).toEqual(expected);
});

test("a sensitive option is translatable only once it is shown", async () => {
  render(review({ fields: { Status: { sensitive: true } } }));
  expect(texts("Status").every((text) => text.endsWith("/ no"))).toBe(true);
  const show = screen.getByRole("button", { name: "Show Status" });
  await vi.waitFor(() => {
    show.click();
    expect(texts("Status")).toEqual(["[married] / es"]);
  });
});

test("Change names its question and links to it", () => {
  const onChange = vi.fn();
  render(review({}, { onChange }));
  change("Name").click();
  expect(onChange.mock.calls).toEqual([["a", "Name"]]);
});

test("Change is disabled while the answers are sent", () => {
  const onChange = vi.fn();
  const { rerender } = render(review({}, { onChange, busy: true }));
  expect(change("Name")).toHaveAttribute("aria-disabled", "true");
  change("Name").click();
  expect(onChange).not.toHaveBeenCalled();
  rerender(review({}, { onChange }));
  expect(change("Name")).not.toHaveAttribute("aria-disabled");
});

test.each([
  ["the question that was changed", { form: "a", name: "Name" }, true],
  ["another question", { form: "a", name: "Status" }, false],
  ["the same question of another form", { form: "b", name: "Name" }, false],
  ["none", null, false],
])("Change takes focus for the changed question only: %s", (_, changed, isFocused) => {
  render(review({}, { changed }));
  expect(document.activeElement === change("Name")).toBe(isFocused);
});

test.each([
  ["is right", { Active: "true" }, null, []],
  ["is missing", {}, null, []],
  ["is wrong", { Active: "maybe" }, "true", ["Error: Answer yes or no"]],
])("marks and explains an answer that %s", (_, value, isInvalid, reported) => {
  render(review({ values: value }));
  expect(row("Active")?.getAttribute("data-invalid")).toBe(isInvalid);
  expect(
    [...(row("Active")?.querySelectorAll(".pf-error") ?? [])].map((one) => one.textContent),
  ).toEqual(reported);
});

test("uses the app's messages", () => {
  const messages = {
    lang: "es",
    change: "Cambiar",
    notAnswered: "Sin respuesta",
    errorPrefix: "Error aquí:",
    notBoolean: "Elija sí o no",
  };
  render(review({ values: { Active: "maybe" }, messages, locale: "es" }));
  expect(screen.getByRole("button", { name: "Cambiar Name" })).toBeVisible();
  expect(row("Name")).toHaveTextContent("Sin respuesta");
  expect(row("Active")).toHaveTextContent("Error aquí: Elija sí o no");
});
