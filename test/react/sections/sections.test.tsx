import { act, render, screen, within } from "@testing-library/react";
import { useForm } from "react-hook-form";
import { ParameterFields, parseForm } from "parameter-form";
import { shownWhen } from "parameter-form/core";
import { expect, test } from "vitest";
import { renderForm, field, settled, summary } from "../../support/renderForm.tsx";
import { questions } from "../../support/questions.ts";

const lines = ["First: string", "Extra: currency", "Last: string", "Signature: string"];
const sections = [
  { title: "About you", description: "As on your card.", names: ["Last", "First", "Nobody"] },
  { title: "Nothing here", names: ["Nobody"] },
  { title: "Adjustments", names: ["Extra"] },
];

/** Labels of the fields, in the order of the page. */
const visibleQuestions = (within: ParentNode = document): readonly (string | null)[] =>
  [...within.querySelectorAll(".pf-label")].map(({ textContent }) => textContent);

test("renders a section as a group with a heading and its fields in order", () => {
  renderForm(lines, { sections });
  const about = screen.getByRole("group", { name: "About you" });
  expect(about).toHaveAccessibleDescription("As on your card.");
  expect(within(about).getByRole("heading", { level: 2 })).toHaveTextContent("About you");
  expect(visibleQuestions(about)).toEqual(["Last", "First"]);
  expect(visibleQuestions(screen.getByRole("group", { name: "Adjustments" }))).toEqual(["Extra"]);
});

test("renders fields without a section last, without a heading", () => {
  renderForm(lines, { sections });
  expect(visibleQuestions()).toEqual(["Last", "First", "Extra", "Signature"]);
  expect(field("Signature").closest("fieldset")).toBeNull();
  expect(screen.getAllByRole("heading")).toHaveLength(2);
});

test("does not render a section without questions, or any without the prop", () => {
  const form = renderForm(lines, { sections });
  expect(screen.queryByText("Nothing here")).toBeNull();
  form.change({ sections: undefined });
  expect(screen.queryByRole("group")).toBeNull();
  expect(visibleQuestions()).toEqual(["First", "Extra", "Last", "Signature"]);
});

test("renders headings one level below the form's", () => {
  const form = { ...questions(...lines), description: "A form" };
  renderForm([], { form, sections, headingLevel: 6 });
  expect(screen.getAllByRole("heading", { level: 6 })).toHaveLength(3);
});

test("lists the summary in the order of the sections, and the payload in the form's", async () => {
  const form = renderForm(lines, { sections });
  await form.submit();
  const labels = ["Last", "First", "Extra", "Signature"];
  expect(summary().map((line) => labels.find((label) => line.includes(label)))).toEqual(labels);
  for (const name of ["Last", "First", "Signature"]) await form.type(name, "x");
  await form.type("Extra", "1");
  await form.submit();
  expect(form.submitted()).toEqual(["First=x", "Extra=1", "Last=x", "Signature=x"]);
});

test("lists a service's errors in that order, too", async () => {
  const form = renderForm(
    lines.map((line) => `${line}?`),
    {
      sections,
      onSubmit: async () => ({ fields: { First: ["first"], Last: ["last"], Extra: ["extra"] } }),
    },
  );
  await form.submit();
  expect(summary()).toEqual(["Last: last", "First: first", "Extra: extra"]);
});

test("the last field on the page has the enter key hint done", () => {
  renderForm(["Last on the page: string?", "Before: string?"], {
    sections: [{ title: "One", names: ["Before"] }],
  });
  expect(field("Before")).toHaveAttribute("enterkeyhint", "next");
  expect(field("Last on the page")).toHaveAttribute("enterkeyhint", "done");
});

test("renders a section while any of its questions is visible", async () => {
  const form = parseForm(questions("More: boolean?", "A: string?", "B: string?"));
  const when = shownWhen(form, {
    A: { name: "More", equals: "true" },
    B: { name: "More", equals: "true" },
  });
  const view = renderForm([], { form, when, sections: [{ title: "If more", names: ["A", "B"] }] });
  expect(screen.queryByText("If more")).toBeNull();
  await view.choose("More", "Yes");
  expect(visibleQuestions(screen.getByRole("group", { name: "If more" }))).toEqual([
    "A (optional)",
    "B (optional)",
  ]);
  await view.choose("More", "No");
  expect(screen.queryByText("If more")).toBeNull();
  view.reset({ More: "true" });
  await settled();
  expect(screen.getByText("If more")).toBeVisible();
});

test("renders sections in an app's own form, too", () => {
  const form = parseForm(questions(...lines));
  function Own() {
    const { control } = useForm();
    return <ParameterFields form={form} control={control} sections={sections} />;
  }
  render(<Own />);
  expect(screen.getAllByRole("heading", { level: 3 }).map((h) => h.textContent)).toEqual([
    "About you",
    "Adjustments",
  ]);
  expect(visibleQuestions()).toEqual(["Last", "First", "Extra", "Signature"]);
});

test("inline sections re-render nothing, and changed ones keep the typed text", async () => {
  const form = renderForm(lines, { sections });
  await form.type("First", "Ana");
  const before = field("First");
  act(() => before.focus());
  form.change({ sections: structuredClone(sections) });
  expect(field("First")).toBe(before);
  expect(before).toHaveFocus();
  form.change({ sections: [{ title: "Other", names: ["First"] }] });
  await settled();
  expect(field("First")).toHaveValue("Ana");
});

const many = Array.from({ length: 60 }, (_, at) => `Q${at}: string?`);
const names = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, at) => `Q${from + at}`);

test("renders sections of a long form in groups, the first at once", async () => {
  renderForm(many, {
    sections: [
      { title: "One", names: names(30, 60) },
      { title: "Two", names: names(0, 5) },
    ],
  });
  const groups = () =>
    [...document.querySelectorAll<HTMLElement>(".pf-group")].map(
      (group) => group.querySelectorAll("input").length,
    );
  expect(groups()).toEqual([20, 0, 0, 0, 0]);
  const room = [...document.querySelectorAll<HTMLElement>(".pf-group")].map(({ style }) =>
    style.getPropertyValue("--pf-rows"),
  );
  expect(room).toEqual(["", "10", "5", "", "5"]);
  await expect.poll(() => document.querySelector("[data-pending]")).toBeNull();
  expect(groups()).toEqual([20, 10, 5, 20, 5]);
  expect(visibleQuestions()[0]).toMatch(/^Q30/);
});

test("moves focus to a field of a section that is not rendered yet", async () => {
  const form = renderForm(many, { sections: [{ title: "One", names: names(30, 60) }] });
  act(() => form.form.current?.focus("Q3"));
  await settled();
  expect(field("Q3")).toHaveFocus();
});
