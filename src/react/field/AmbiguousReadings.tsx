"use client";
import { Fragment, type JSX } from "react";
import { sentenceLocale } from "../../core/messages/inflection.ts";
import { eitherOf } from "../../core/messages/issueMessages.ts";
import { onDemand } from "../../core/messages/onDemandMessages.ts";
import { validateValue } from "../../core/model/validateField.ts";
import { amountText } from "../../core/values/affixes.ts";
import { isUnread } from "../../core/values/fieldValue.ts";
import { isWireDate, longDate } from "../../core/values/formatDate.ts";
import { renderButton } from "../parts/Button.tsx";
import { resolveField } from "../settings/resolveField.ts";
import type { FieldProps, ParameterFieldState } from "../settings/settings.ts";
import { useScope } from "../store/scope.ts";

/** Renders "Did you mean $12.50 or $1,250.00", whose buttons set the field's text. */
export function AmbiguousReadings({ field }: FieldProps): JSX.Element | null {
  const { controls } = useScope();
  const readings = ambiguousReadings(field);
  if (readings.length === 0) return null;
  const { ids, settings, setInputValue, parameter } = field;
  const id = `${ids.readings}-question`;
  const question = onDemand.t(settings, "didYouMean");
  return (
    // Remounts as a whole: page translators replace the text nodes between the buttons.
    <p className="pf-readings" id={ids.readings} key={readings.map(({ label }) => label).join()}>
      <span id={id} {...question} />
      {readings.map(({ inputValue, label, isInWords }, place) => (
        <Fragment key={inputValue}>
          {" "}
          {place > 0 && (
            <span lang={question.lang}>{eitherOf(["", label], settings).replace(label, "")}</span>
          )}{" "}
          <bdi translate={isInWords ? undefined : "no"}>
            {renderButton(field, "button-plain", {
              id: `${ids.readings}-${place}`,
              "aria-labelledby": `${id} ${ids.readings}-${place}`,
              onClick() {
                setInputValue(inputValue);
                // The focused button unmounts.
                controls.focus(parameter.name);
              },
              children: label,
            })}
          </bdi>
        </Fragment>
      ))}
    </p>
  );
}

/** One interpretation of an ambiguous text. */
interface ReadingChoice {
  readonly inputValue: string;
  /** The interpretation as text. Dates are in words, because digits would be ambiguous. */
  readonly label: string;
  readonly isInWords: boolean;
}

/** Returns the valid interpretations of an ambiguous text. */
function ambiguousReadings({
  parameter,
  settings,
  issue,
  value,
  sensitive,
  readOnly,
}: ParameterFieldState): readonly ReadingChoice[] {
  if (issue?.reason !== "ambiguous" || !isUnread(value) || sensitive || readOnly) return [];
  const { codec, context, rule } = resolveField(parameter, settings);
  const readings = codec.readings?.(value.text, context) ?? [];
  const format = (text: string): string => codec.format(text, context);
  return readings.flatMap((reading) => {
    const inputValue = format(reading);
    const found = codec.parse(inputValue, context);
    if (!found.ok || validateValue(parameter, found.value, { rule })) return [];
    const isInWords = isWireDate(reading);
    const label = isInWords
      ? longDate(reading, sentenceLocale(settings))
      : parameter.type === "currency"
        ? amountText(reading, settings, rule?.decimals?.most, format)
        : inputValue + (parameter.type === "percent" ? "%" : "");
    return { inputValue, label, isInWords };
  });
}
