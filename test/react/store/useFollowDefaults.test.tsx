import { ParameterField } from "parameter-form";
import { describe, expect, test } from "vitest";
import { renderForm, errorAt, field } from "../../support/renderForm.tsx";
import { questions } from "../../support/questions.ts";

const lines = ["Extra: currency?", "Status: select? a|b", "Name: string?"];

test("formats preset answers for the locale, and submits them unchanged", async () => {
  const form = renderForm(lines, { defaultValues: { Extra: "1234.50", Status: "b", Name: "Ada" } });
  expect(field("Extra")).toHaveValue("1,234.50");
  expect(field("Status")).toHaveDisplayValue("[b]");
  expect(field("Name")).toHaveValue("Ada");
  await form.submit();
  expect(form.submitted()).toEqual(["Extra=1234.50", "Status=b", "Name=Ada"]);
});

test("flags an invalid preset answer at submission", async () => {
  const form = renderForm(lines, { defaultValues: { Extra: "1e5" } });
  expect(field("Extra")).toHaveValue("1e5");
  await form.submit();
  expect(errorAt("Extra")).toBe("Enter an amount, such as 1,234.50");
  expect(form.submitted()).toBeNull();
});

describe("when the default values change under a mounted form", () => {
  test("updates untouched fields and keeps edited ones", async () => {
    const form = renderForm(lines, { defaultValues: { Extra: "1", Status: "a", Name: "Ada" } });
    await form.type("Name", " Lovelace");
    form.change({ defaultValues: { Extra: "2000", Status: "b", Name: "Grace" } });
    expect(field("Extra")).toHaveValue("2,000.00");
    expect(field("Status")).toHaveDisplayValue("[b]");
    expect(field("Name")).toHaveValue("Ada Lovelace");
    await form.submit();
    expect(form.submitted()).toEqual(["Extra=2000", "Status=b", "Name=Ada Lovelace"]);
  });

  test("updates an unreadable preset text like an answer", () => {
    const unread = { Extra: { text: "12,5", reason: "ambiguous" } };
    const form = renderForm(lines, { defaultValues: unread });
    expect(field("Extra")).toHaveValue("12,5");
    form.change({ defaultValues: { Extra: "3" } });
    expect(field("Extra")).toHaveValue("3.00");
  });

  test("keeps an unreadable text", async () => {
    const form = renderForm(lines);
    await form.type("Extra", "12,5");
    form.change({ defaultValues: { Extra: "3" } });
    expect(field("Extra")).toHaveValue("12,5");
  });

  test("clears an answer that is no longer preset", async () => {
    const form = renderForm(lines, { defaultValues: { Status: "a", Name: "Ada" } });
    form.change({ defaultValues: {} });
    expect(field("Status")).toHaveDisplayValue("Select");
    expect(field("Name")).toHaveValue("");
    await form.submit();
    expect(form.submitted()).toEqual([]);
  });

  test("updates an unmounted parameter, too", async () => {
    const form = renderForm(lines, {
      children: <ParameterField name="Name" />,
      defaultValues: { Extra: "1" },
    });
    form.change({ defaultValues: { Extra: "2" } });
    await form.submit();
    expect(form.submitted()).toEqual(["Extra=2"]);
  });

  test("presets a new parameter that is not rendered", async () => {
    const form = renderForm(["Name: string?"], { children: <ParameterField name="Name" /> });
    const more = { form: questions(...lines), defaultValues: { Extra: "2" } };
    form.change(more);
    await form.submit();
    expect(form.submitted()).toEqual(["Extra=2"]);
  });

  test("an equal literal changes nothing", async () => {
    const form = renderForm(lines, { defaultValues: { Name: "Ada" } });
    await form.user.clear(field("Name"));
    form.change({ defaultValues: { Name: "Ada" } });
    expect(field("Name")).toHaveValue("");
  });

  test("reset restores the new ones", async () => {
    const form = renderForm(lines, { defaultValues: { Name: "Ada" } });
    await form.type("Name", "!");
    form.change({ defaultValues: { Name: "Grace" } });
    form.reset();
    expect(field("Name")).toHaveValue("Grace");
  });
});

describe("when the definition changes under a mounted form", () => {
  test("keeps edited answers by name, in any order", async () => {
    const form = renderForm(lines);
    await form.type("Extra", "12");
    await form.choose("Status", "[b]");
    form.change({
      form: questions("Name: string?", "New: number?", "Status: select? a|b|c", "Extra: currency?"),
    });
    expect(field("Extra")).toHaveValue("12.00");
    expect(field("Status")).toHaveDisplayValue("[b]");
    expect(field("New")).toHaveValue("");
    await form.type("New", "3");
    await form.submit();
    expect(form.submitted()).toEqual(["New=3", "Status=b", "Extra=12"]);
  });

  test("leaves a removed parameter out of the submission, and restores its text when it is back", async () => {
    const form = renderForm(lines, { afterSubmit: "edit" });
    await form.type("Extra", "12");
    form.change({ form: questions("Name: string?") });
    await form.submit();
    expect(form.submitted()).toEqual([]);
    form.change({ form: questions(...lines) });
    expect(field("Extra")).toHaveValue("12.00");
    await form.submit();
    expect(form.submitted()).toEqual(["Extra=12"]);
  });

  test("presets a new parameter, and misses one that became required", async () => {
    const form = renderForm(["Name: string?"], { defaultValues: { New: "5" } });
    form.change({ form: questions("Name: string", "New: currency"), defaultValues: { New: "5" } });
    expect(field("New")).toHaveValue("5.00");
    await form.submit();
    expect([errorAt("Name"), errorAt("New")]).toEqual(["Enter your answer", ""]);
  });

  test("shows an answer that is no longer an option, and blocks", async () => {
    const form = renderForm(lines);
    await form.choose("Status", "[b]");
    form.change({ form: questions("Status: select? a|c") });
    expect(field("Status")).toHaveDisplayValue("b");
    await form.submit();
    expect(errorAt("Status")).toBe("Choose one of the listed options");
    expect(form.submitted()).toBeNull();
  });

  test("renders a parameter of another type again with its answer", async () => {
    const form = renderForm(["Extra: string?"]);
    await form.type("Extra", "1234");
    form.change({ form: questions("Extra: currency?") });
    expect(field("Extra")).toHaveValue("1,234.00");
  });
});
