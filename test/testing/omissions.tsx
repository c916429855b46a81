import type { Components, PartProps } from "parameter-form";
import type { JSX } from "react";
import { Combobox } from "../../src/react/parts/Combobox.tsx";
import { ErrorSummary } from "../../src/react/parts/ErrorSummary.tsx";
import { FieldFrame } from "../../src/react/parts/FieldFrame.tsx";
import { RadioGroup } from "../../src/react/parts/RadioGroup.tsx";
import { Select } from "../../src/react/parts/Select.tsx";

const TextInput = ({ input, numeric, before, children }: PartProps["TextInput"]): JSX.Element => (
  <div dir={numeric ? "ltr" : undefined}>
    <span aria-hidden="true">{before}</span>
    <input {...input} />
    {children}
  </div>
);

type Way = readonly string[];

/** A copy of what a part is given but for one property, deep in it or in each item of a list. */
function without<T extends object>(given: T, [key = "", ...rest]: Way): T {
  const copy = { ...given };
  const inner: unknown = Reflect.get(given, key);
  if (rest.length === 0) Reflect.deleteProperty(copy, key);
  else if (Array.isArray(inner))
    Reflect.set(
      copy,
      key,
      inner.map((one) => without(one, rest)),
    );
  else if (typeof inner === "object" && inner) Reflect.set(copy, key, without(inner, rest));
  return copy;
}

const slot = { settings: { components: {}, fields: {} } };

/** Parts that leave one property out. */
export const omitting: Readonly<Record<string, (way: Way) => Partial<Components>>> = {
  Select: (way) => ({ Select: (part) => <Select {...without(part, way)} /> }),
  Combobox: (way) => ({ Combobox: (part) => Combobox(without(part, way), slot) }),
  FieldFrame: (way) => ({ FieldFrame: (part) => FieldFrame(without(part, way), slot) }),
  RadioGroup: (way) => ({ RadioGroup: (part) => RadioGroup(without(part, way), slot) }),
  TextInput: (way) => ({ TextInput: (part) => <TextInput {...without(part, way)} /> }),
  TextArea: (way) => ({ TextArea: (part) => <textarea {...without(part, way).textarea} /> }),
  ErrorSummary: (way) => ({ ErrorSummary: (part) => ErrorSummary(without(part, way), slot) }),
  Button: (way) => ({
    Button: (part) => <button type="button" {...without(part, way).button} />,
  }),
  Alert: (way) => ({ Alert: (part) => <div {...without(part, way).box} /> }),
};
