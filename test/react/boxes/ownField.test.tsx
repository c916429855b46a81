import { screen } from "@testing-library/react";
import { FieldFrame, type FieldProps, useTextInput } from "parameter-form";
import { useState } from "react";
import { expect, test } from "vitest";
import { drawForm, field as control } from "../../support/drawForm.tsx";

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

test("an input of the app's own that comes and goes shows the answer each time", async () => {
  const form = drawForm(["Name: string"], { fields: { Name: { as: Edited } } });
  await form.type("Name", "Ada");
  for (let presses = 0; presses < 2; presses++) await form.user.click(screen.getByText("Edit"));
  expect(control("Name")).toHaveValue("Ada");
});
