"use client";
import type { JSX } from "react";
import { sentenceLocale } from "../../../core/messages/inflection.ts";
import type { Rule } from "../../../core/rules/rule.ts";
import { renderPart } from "../../parts/renderPart.ts";
import type { FieldProps, ResolvedSettings } from "../../settings/settings.ts";
import { guardRepeatedActivation } from "../../support/repeatGuard.ts";
import { formText, formMessage } from "../../../core/messages/formText.ts";
import { useHydrating } from "../../support/useHydrating.ts";
import { NativeCalendar } from "./NativeCalendar.tsx";

interface DayPickerProps extends FieldProps {
  readonly days: NonNullable<Rule["days"]>;
}

/** Renders the calendar button of an editable date input. */
export function DayPicker({ field, days }: DayPickerProps): JSX.Element | null {
  const { settings, parameter, lang, live, setValue, readOnly, disabled } = field;
  const hydrating = useHydrating();
  if (hydrating || readOnly || disabled) return null;
  return (
    <span className="pf-pick-place">
      {renderPart(
        "DatePicker",
        (part) => (
          <NativeCalendar field={field} {...part} />
        ),
        field,
        {
          label: `${formText(settings, "chooseDate")} ${parameter.label}`,
          previousMonth: formText(settings, "previousMonth"),
          nextMonth: formText(settings, "nextMonth"),
          locale: localeOf(settings),
          days() {
            // Ignores repeated activation: a second click would close the calendar, and a held
            // Enter choose a day.
            guardRepeatedActivation()(0);
            const value = live.value();
            return { ...days(), value: typeof value === "string" ? value : null };
          },
          onChoose: setValue,
          children: (
            <>
              {icon}
              <span className="pf-visually-hidden">
                <span {...formMessage(settings, "chooseDate")} />{" "}
                <span lang={lang}>{parameter.label}</span>
              </span>
            </>
          ),
        },
      )}
    </span>
  );
}

/**
 * Returns the language of the messages with the region of `locale`, which sets the first day of the
 * week: `es-US`.
 */
function localeOf(settings: ResolvedSettings): string {
  const { region } = new Intl.Locale(settings.locale);
  return new Intl.Locale(sentenceLocale(settings), region ? { region } : {}).toString();
}

const icon = (
  <svg
    viewBox="0 0 20 20"
    width="20"
    height="20"
    fill="none"
    stroke="currentColor"
    aria-hidden="true"
  >
    <path d="M3 5h14v12H3zM3 9h14M7 3v4M13 3v4" strokeWidth="1.5" />
  </svg>
);
