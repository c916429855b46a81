import {
  type FormSettings,
  ParameterFormScope,
  useParameterField,
  useParameterForm,
  useTextInput,
} from "parameter-form";
import { parseForm } from "parameter-form/core";
import type { JSX } from "react";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { find, show } from "../../support/browser.tsx";

const form = parseForm({
  parameters: ["euro", "dollar"].map((name) => ({
    name,
    label: name,
    type: "currency",
    required: true,
  })),
});

function Amount({ name }: { readonly name: string }): JSX.Element {
  const field = useParameterField(name);
  const { locale, currency } = field.settings;
  return <input {...useTextInput(field, { grouping: { locale, currency } })} />;
}

interface BoxFormProps extends FormSettings {
  readonly name: string;
  onChange(values: object): void;
}

function BoxForm({ name, ...settings }: BoxFormProps): JSX.Element {
  const defaultValues = { euro: "123", dollar: "123" };
  const { scope } = useParameterForm({ form, onSubmit: () => {}, defaultValues, ...settings });
  return (
    <ParameterFormScope scope={scope}>
      <Amount name={name} />
    </ParameterFormScope>
  );
}

test("an element that is reused for another field belongs to that field only", async () => {
  let answered = {};
  const onChange = (values: object): void => void (answered = values);
  const setup = show(<BoxForm name="euro" locale="de-DE" currency="EUR" onChange={onChange} />);
  const input = await find("input");
  await userEvent.click(input);
  await userEvent.keyboard("{End}");
  setup(<BoxForm name="dollar" locale="en-US" currency="USD" onChange={onChange} />);
  await userEvent.keyboard("4");
  await expect.poll(() => answered).toEqual({ euro: "123", dollar: "1234" });
  expect(input).toHaveValue("1,234");
  await userEvent.keyboard("5");
  await expect.poll(() => answered).toEqual({ euro: "123", dollar: "12345" });
  expect(input).toHaveValue("12,345");
  expect(await find("input")).toBe(input);
});
