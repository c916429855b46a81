import { screen } from "@testing-library/react";
import { FieldFrame, type FieldProps, useSelectInput, useTextInput } from "parameter-form";
import { useState } from "react";
import { expect, test } from "vitest";
import { renderForm, field as control } from "../../support/renderForm.tsx";

/** An answer that is a text until it is edited. */
function Edited({ field }: FieldProps) {
  const [editing, setEditing] = useState(true);
  const input = useTextInput(field);
  return (
    <FieldFrame field={field}>
      {editing ? <input id={field.ids.control} {...input} /> : <b>{field.inputValue}</b>}
      <button type="button" onClick={() => setEditing(!editing)}>
        Edit
      </button>
    </FieldFrame>
  );
}

test("an app's own input shows the answer each time it is mounted", async () => {
  const form = renderForm(["Name: string"], { fields: { Name: { as: Edited } } });
  await form.type("Name", "Ada");
  for (let presses = 0; presses < 2; presses++) await form.user.click(screen.getByText("Edit"));
  expect(control("Name")).toHaveValue("Ada");
});

/** A select whose prompt cannot be chosen, so that the browser begins with the option after it. */
function Prompted({ field }: FieldProps) {
  const { parameter } = field;
  const options = parameter.type === "select" ? parameter.options : [];
  const select = useSelectInput(field, options);
  return (
    <FieldFrame field={field}>
      <select id={field.ids.control} {...select}>
        <option disabled>Select</option>
        {options.map(({ value, label }) => (
          <option key={value}>{label}</option>
        ))}
      </select>
    </FieldFrame>
  );
}

test.each<[defaultValues: Readonly<Record<string, string>>, answer: readonly string[]]>([
  [{ Plan: "b" }, ["Plan=b"]],
  [{ Plan: "a" }, ["Plan=a"]],
  [{}, []],
])(
  "an app's own select with a disabled prompt has, with %j, the answer %j",
  async (defaultValues, answer) => {
    const form = renderForm(["Plan: select? a|b"], {
      fields: { Plan: { as: Prompted } },
      defaultValues,
    });
    await form.submit();
    expect(form.submitted()).toEqual(answer);
  },
);
