import { act, screen, within } from "@testing-library/react";
import type { ParameterFormProps } from "parameter-form";
import { describe, expect, test } from "vitest";
import { renderForm } from "../support/renderForm.tsx";

const count = (n: number) => Array.from({ length: n }, (_, i) => i).join("|");
const form = ["Exempt: boolean", `Six: select ${count(6)}`, `Seven: select ${count(7)}`];

/** What each question is drawn as. */
const looks = (props: Partial<ParameterFormProps>) => {
  renderForm(form, props);
  return ["Exempt", "Six", "Seven"].map((name) =>
    screen.queryByRole("radiogroup", { name }) ? "radio" : "select",
  );
};

test.each<[Partial<ParameterFormProps>, readonly string[]]>([
  [{}, ["select", "select", "select"]],
  [{ booleanAs: "radio" }, ["radio", "select", "select"]],
  [{ selectAs: "radio" }, ["select", "radio", "select"]],
  [{ selectAs: "radio", radioLimit: 7 }, ["select", "radio", "radio"]],
  [{ selectAs: "radio", radioLimit: 5 }, ["select", "select", "select"]],
  [{ fields: { Six: { selectAs: "radio" } } }, ["select", "radio", "select"]],
  [{ selectAs: "radio", fields: { Six: { selectAs: "select" } } }, ["select", "select", "select"]],
  [{ selectAs: "radio", fields: { Seven: { radioLimit: 7 } } }, ["select", "radio", "radio"]],
  [{ fields: { Exempt: { booleanAs: "radio" } } }, ["radio", "select", "select"]],
  [
    { booleanAs: "radio", fields: { Exempt: { booleanAs: "select" } } },
    ["select", "select", "select"],
  ],
])("with %j they are %j", (props, expected) => {
  expect(looks(props)).toEqual(expected);
});

describe("radio buttons", () => {
  const asRadio = { booleanAs: "radio", selectAs: "radio" } as const;

  test("are rendered as an input when read-only", async () => {
    const view = renderForm(["Exempt: boolean", "Plan: select a|b"], {
      ...asRadio,
      readOnly: true,
      defaultValues: { Exempt: "true", Plan: "b" },
    });
    expect(screen.queryByRole("radio")).toBeNull();
    expect(screen.getByRole("textbox", { name: "Exempt" })).toHaveDisplayValue("Yes");
    expect(screen.getByRole("textbox", { name: "Plan" })).toHaveAttribute("readonly");
    await view.submit();
    expect(view.submitted()).toEqual(["Exempt=true", "Plan=b"]);
  });

  test("that are disabled cannot be changed and are not submitted", async () => {
    const view = renderForm(["Exempt: boolean?", "Plan: select a|b"], {
      ...asRadio,
      fields: { Exempt: { disabled: true } },
      defaultValues: { Exempt: "true", Plan: "b" },
    });
    const group = screen.getByRole("radiogroup", { name: "Exempt (optional)" });
    for (const radio of within(group).getAllByRole("radio")) expect(radio).toBeDisabled();
    expect(within(group).getByRole("radio", { name: "Yes" })).toBeChecked();
    expect(within(group).queryByRole("button")).toBeNull();
    await view.submit();
    expect(view.submitted()).toEqual(["Plan=b"]);
  });

  test.each([["[a]"], ["[b]"]])("follow a reset after %s was clicked", async (clicked) => {
    const view = renderForm(["Plan: select a|b"], { ...asRadio, defaultValues: { Plan: "b" } });
    await view.user.click(screen.getByRole("radio", { name: clicked }));
    act(() => view.form.current?.reset());
    expect(await screen.findByRole("radio", { name: "[b]", checked: true })).toBeChecked();
    expect(screen.getByRole("radio", { name: "[a]" })).not.toBeChecked();
  });

  test("are validated only when focus leaves the group", async () => {
    const view = renderForm(["Plan: select? a|b"], { ...asRadio, defaultValues: { Plan: "gone" } });
    const group = screen.getByRole("radiogroup");
    await view.user.tab();
    await view.user.tab();
    expect(screen.getByRole("button", { name: /^Clear answer/ })).toHaveFocus();
    expect(group).not.toHaveAttribute("aria-invalid");
    await view.user.tab();
    expect(group).toHaveAttribute("aria-invalid", "true");
  });
});

test("renders a long select natively and whole without matchMedia", () => {
  renderForm([`Long: select ${count(500)}`]);
  expect(screen.getByLabelText("Long")).toHaveProperty("length", 501);
});

test.each(["select", "radio"] as const)(
  "shows a text that is not an option, as a searchable select keeps it, and blocks as %s",
  async (selectAs) => {
    const form = renderForm(["Status: select? a|b"], {
      selectAs,
      defaultValues: { Status: { text: "a", reason: "notOption" } },
    });
    const seen = () =>
      selectAs === "select"
        ? [...document.querySelectorAll("option")].map((one) => [one.label, one.selected])
        : screen
            .getAllByRole("radio")
            .map((one) => [one.parentElement?.textContent, Reflect.get(one, "checked")]);
    const prompt = selectAs === "select" ? [["Select", false]] : [];
    expect(seen()).toEqual([...prompt, ["[a]", false], ["[b]", false], ["a", true]]);
    await form.submit();
    expect(form.submitted()).toBeNull();
    if (selectAs === "select") await form.choose("Status", "[a]");
    else await form.user.click(screen.getByRole("radio", { name: "[a]" }));
    await form.submit();
    expect(form.submitted()).toEqual(["Status=a"]);
  },
);
