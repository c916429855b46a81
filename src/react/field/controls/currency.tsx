"use client";
import type { JSX } from "react";
import { sentenceLocale } from "../../../core/messages/inflection.ts";
import { currencyAffix, currencyName } from "../../../core/values/units.ts";
import { FieldFrame } from "../FieldFrame.tsx";
import { fieldTerms } from "../../settings/fieldTerms.ts";
import type { FieldProps } from "../../settings/settings.ts";
import { words } from "../../../core/messages/text.ts";
import { TextControl } from "./TextControl.tsx";

/**
 * An amount with its currency's symbol beside the input.
 *
 * @example
 * const Pay = ({ field }: FieldProps) => (
 *   <>
 *     <CurrencyField field={field} />
 *     <YearlyPay monthly={field.value} />
 *   </>
 * );
 * <ParameterForm form={form} fields={{ monthly_pay: { as: Pay } }} onSubmit={save} />
 */
export function CurrencyField({ field }: FieldProps): JSX.Element {
  const { parameter, settings, allowNegative } = field;
  const { locale, currency } = settings;
  const decimals = fieldTerms(parameter, settings).rule?.decimals?.most;
  const name = currencyName(sentenceLocale(settings), currency);
  return (
    <FieldFrame field={field} unit={words(settings, "currencyHint", { currency: name })}>
      <TextControl
        field={field}
        grouping={{ locale, currency, decimals }}
        inputMode={allowNegative ? "text" : decimals === 0 ? "numeric" : "decimal"}
        {...currencyAffix(locale, currency)}
      />
    </FieldFrame>
  );
}
