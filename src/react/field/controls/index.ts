import type { ComponentType } from "react";
import type { Parameter, ParameterType } from "../../../core/definition/form.ts";
import type { FieldProps } from "../../settings/settings.ts";
import { BooleanField } from "./boolean.tsx";
import { CurrencyField } from "./currency.tsx";
import { NumberField } from "./number.tsx";
import { PercentField } from "./percent.tsx";
import { SelectField } from "./select.tsx";
import { StringField } from "./string.tsx";

const fields: Readonly<Record<ParameterType, ComponentType<FieldProps>>> = {
  boolean: BooleanField,
  currency: CurrencyField,
  number: NumberField,
  percent: PercentField,
  select: SelectField,
  string: StringField,
};

/** What draws a parameter of this type. */
export const fieldFor = ({ type }: Parameter): ComponentType<FieldProps> => fields[type];
