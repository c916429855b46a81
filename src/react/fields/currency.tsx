"use client";
import type { JSX } from "react";
import { sentenceLocale } from "../../core/inflection.ts";
import { currencyAffix, currencyName } from "../../core/units.ts";
import { useDrawnControl } from "../boxes/useDrawnControl.ts";
import { drawFrame } from "../FieldFrame.tsx";
import type { FieldProps } from "../settings/settings.ts";
import { words } from "../settings/text.ts";
import type { DrawField } from "./drawField.ts";
import { drawTextControl } from "./textControl.tsx";

/** An amount with its currency's symbol beside the input. */
export const CurrencyField = ({ field }: FieldProps): JSX.Element =>
  drawCurrency(field, useDrawnControl());

export const drawCurrency: DrawField = (field, control) => {
  const { settings, allowNegative } = field;
  const { locale, currency } = settings;
  const name = currencyName(sentenceLocale(settings), currency);
  return drawFrame(
    field,
    drawTextControl(field, control, {
      grouping: { locale, currency },
      inputMode: allowNegative ? "text" : "decimal",
      ...currencyAffix(locale, currency),
    }),
    { unit: words(settings, "currencyHint", { currency: name }) },
  );
};
