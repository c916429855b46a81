import { ParameterField, ParameterFormScope, useParameterForm } from "parameter-form";
import { parseForm } from "parameter-form/core";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { find, patience, show } from "../support/browser.tsx";
import { questions } from "../support/questions.ts";

const form = parseForm(
  questions(
    "Extra: currency",
    "Exempt: boolean",
    "Status: select a|b",
    "Name: string",
    "ssn: string",
    "Fixed: select a|b",
  ),
);
const defaultValues = {
  Extra: "1234",
  Exempt: "false",
  Status: "b",
  Name: "Ada",
  ssn: "123-45-6789",
  Fixed: "b",
};

function App({ booleanAs }: { readonly booleanAs: "select" | "radio" }) {
  const { scope } = useParameterForm({
    form,
    defaultValues,
    booleanAs,
    fields: { Fixed: { readOnly: true } },
    onSubmit: () => {},
  });
  return (
    <form>
      <ParameterFormScope scope={scope}>
        {form.parameters.map(({ name }) => (
          <ParameterField key={name} name={name} />
        ))}
      </ParameterFormScope>
      <button type="reset">Start again</button>
    </form>
  );
}

const shown = (): readonly string[] =>
  [...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>("input, select")].map(
    (control) =>
      control instanceof HTMLInputElement && control.type === "radio"
        ? String(control.checked)
        : control.value,
  );

test.each(["select", "radio"] as const)(
  "a click on a reset button keeps every answer shown, booleans as %s",
  async (booleanAs) => {
    show(<App booleanAs={booleanAs} />);
    await find("input");
    const before = shown();
    expect(before.slice(0, 1)).toEqual(["1,234.00"]);
    const emptied = vi.fn<() => void>();
    document.querySelector("form")?.addEventListener("reset", emptied);
    await userEvent.click(page.getByRole("button", { name: "Start again" }));
    await vi.waitFor(() => expect(emptied).toHaveBeenCalled(), patience);
    await vi.waitFor(() => expect(shown()).toEqual(before), patience);
  },
);
