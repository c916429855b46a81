import { screen } from "@testing-library/react";
import { ParameterField } from "parameter-form";
import { describe, expect, test, vi } from "vitest";
import { renderForm, field, settled, summary } from "../support/renderForm.tsx";

describe("children", () => {
  test("lay the fields out in their own order, among other elements", async () => {
    const form = renderForm(["Name: string", "Extra: currency?"], {
      children: (
        <fieldset>
          <legend>Money</legend>
          <ParameterField name="Extra" />
          <ParameterField name="Name" />
        </fieldset>
      ),
    });
    const labels = [...form.container.querySelectorAll("label")].map((l) => l.textContent);
    expect(labels).toEqual(["Extra (optional)", "Name"]);
    await form.type("Name", "Ada");
    await form.submit();
    expect(form.submitted()).toEqual(["Name=Ada"]);
  });

  test("may have a reset button, which clears unreadable texts, too", async () => {
    const form = renderForm(["Name: string", "Extra: currency?"], {
      defaultValues: { Name: "Ada" },
      children: (
        <>
          <ParameterField name="Name" />
          <ParameterField name="Extra" />
          <button type="reset">Start again</button>
        </>
      ),
    });
    await form.type("Name", "!");
    await form.type("Extra", "12,5");
    await form.user.click(screen.getByRole("button", { name: "Start again" }));
    await settled();
    expect(field("Name")).toHaveValue("Ada");
    expect(field("Extra")).toHaveValue("");
    await form.submit();
    expect(form.submitted()).toEqual(["Name=Ada"]);
  });

  test("may unmount a field, which keeps its answer for the next mount", async () => {
    const extra = <ParameterField name="Extra" />;
    const form = renderForm(["Extra: currency?"], { children: extra });
    await form.type("Extra", "12,5");
    form.change({ children: <p>Nothing</p> });
    await form.submit();
    expect(summary()).toEqual([
      "Extra: this can be read in more than one way. Write it like 1,234.50.",
    ]);
    form.change({ children: extra });
    expect(field("Extra")).toHaveValue("12,5");
  });

  test("throw for a name that no parameter has", () => {
    const consoleError = vi.spyOn(console, "error").mockImplementation(() => {});
    expect(() =>
      renderForm(["Name: string"], { children: <ParameterField name="name" /> }),
    ).toThrow('The form has no parameter named "name"');
    consoleError.mockRestore();
  });
});
