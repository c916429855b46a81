import { act, screen } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { renderForm, errorAt, field, settled } from "../support/renderForm.tsx";
import { questions } from "../support/questions.ts";

const lines = ["Name: string", "Extra: currency?", "Status: select? a|b", "Exempt: boolean?"];
const broken = { parameters: [{ name: "Name", label: "Name", type: "string", required: "yes" }] };

/** A form that was filled in, part of it with a text that cannot be read. */
async function filled() {
  const form = renderForm(lines);
  await form.type("Name", "Ada");
  await form.type("Extra", "12,5");
  await form.choose("Status", "[b]");
  return form;
}

describe("a definition that becomes invalid under a mounted form, and valid again", () => {
  test("restores the form with its answers", async () => {
    const form = await filled();
    form.change({ form: broken });
    expect(screen.getByRole("alert")).toHaveTextContent("cannot be shown");
    expect(screen.queryByRole("form")).not.toBeInTheDocument();
    expect(screen.queryByRole("textbox")).not.toBeInTheDocument();
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
    form.change({ form: questions(...lines) });
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    expect(field("Name")).toHaveValue("Ada");
    expect(field("Extra")).toHaveValue("12,5");
    await form.submit();
    expect([form.submitted(), errorAt("Extra") === ""]).toEqual([null, false]);
    await form.type("Extra", "00");
    await form.submit();
    expect(form.submitted()).toEqual(["Name=Ada", "Extra=12500", "Status=b"]);
  });

  test("submits nothing meanwhile, in any way", async () => {
    const form = renderForm(["Name: string"], { id: "kept" });
    await form.type("Name", "Ada");
    form.change({ form: broken });
    await act(async () => form.form.current?.submit());
    act(() => form.container.querySelector("form")?.requestSubmit());
    await settled();
    expect(form.submitted()).toBeNull();
    form.change({ form: questions("Name: string") });
    await form.submit();
    expect(form.submitted()).toEqual(["Name=Ada"]);
  });

  test("that also changed keeps edited answers, and updates untouched ones", async () => {
    const form = renderForm([], {
      form: { id: "a", ...questions(...lines) },
      defaultValues: { Status: "a", Extra: "1" },
    });
    await form.type("Name", "Ada");
    form.change({ form: broken });
    form.change({
      form: { id: "a", ...questions("Other: string?", ...lines.slice(0, 3)) },
      defaultValues: { Status: "b", Extra: "2" },
    });
    expect(field("Name")).toHaveValue("Ada");
    expect(field("Extra")).toHaveValue("2.00");
    await form.submit();
    expect(form.submitted()).toEqual(["Name=Ada", "Extra=2", "Status=b"]);
  });

  test("that was invalid on mount starts empty", async () => {
    const form = renderForm(lines, { form: broken });
    expect(form.container.querySelector("form")).toBeNull();
    form.change({ form: questions("Name: string") });
    expect(field("Name")).toHaveValue("");
  });
});

describe("when the currency changes under a mounted form", () => {
  test("submits the same number with another symbol", async () => {
    const form = renderForm(["Extra: currency"], { currency: "USD" });
    const frame = () => field("Extra").closest(".pf-field")?.textContent;
    await form.type("Extra", "1234.5");
    expect(frame()).toContain("$");
    form.change({ currency: "EUR" });
    expect(field("Extra")).toHaveValue("1,234.5");
    expect(frame()).toContain("€");
    expect(frame()).not.toContain("$");
    await form.submit();
    expect(form.submitted()).toEqual(["Extra=1234.5"]);
  });

  test("keeps a text in the former currency as it was typed", async () => {
    const form = renderForm(["Extra: currency"], { currency: "USD" });
    await form.type("Extra", "€5");
    form.change({ currency: "EUR" });
    expect(field("Extra")).toHaveValue("€5");
    await form.submit();
    expect([form.submitted(), errorAt("Extra") === ""]).toEqual([null, false]);
    await form.type("Extra", "0");
    await form.submit();
    expect(form.submitted()).toEqual(["Extra=50"]);
  });
});
