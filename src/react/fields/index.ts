import type { Parameter, ParameterType } from "../../core/form.ts";
import { drawBoolean } from "./boolean.tsx";
import { drawCurrency } from "./currency.tsx";
import type { DrawField } from "./drawField.ts";
import { drawNumber } from "./number.tsx";
import { drawPercent } from "./percent.tsx";
import { drawSelect } from "./select.tsx";
import { drawString } from "./string.tsx";

const fields: Readonly<Record<ParameterType, DrawField>> = {
  boolean: drawBoolean,
  currency: drawCurrency,
  number: drawNumber,
  percent: drawPercent,
  select: drawSelect,
  string: drawString,
};

/** What draws a parameter of this type. */
export const fieldFor = ({ type }: Parameter): DrawField => fields[type];
