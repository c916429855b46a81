"use client";
import { type JSX, useRef } from "react";
import type { Rule } from "../../core/rules/rule.ts";
import { drawButton } from "../components/Button.tsx";
import type { FieldProps } from "../settings/settings.ts";
import { words } from "../settings/text.ts";
import { useScope } from "../store/scope.ts";
import { useHydrating } from "../useHydrating.ts";

interface DayPickerProps extends FieldProps {
  readonly days: NonNullable<Rule["days"]>;
}

/**
 * A button that opens the browser's own calendar, where it has one that can be opened. The calendar
 * belongs to an input that nobody sees or reaches, whose value is the field's, `2026-01-31`. It has
 * no form: a day in it that may not be given would block the host's submission unseen.
 */
export function DayPicker({ field, days }: DayPickerProps): JSX.Element | null {
  const { settings, parameter, lang, live, setValue, readOnly, disabled } = field;
  const { controls } = useScope();
  const calendar = useRef<HTMLInputElement>(null);
  const hydrating = useHydrating();
  if (hydrating || readOnly || disabled || !("showPicker" in HTMLInputElement.prototype))
    return null;
  return (
    <span className="pf-pick-place">
      {/* oxlint-disable-next-line react/refs -- what draws a part reads none */}
      {drawButton(field, "pick", {
        onClick() {
          if (!calendar.current) return;
          const value = live.value();
          Object.assign(calendar.current, days(), {
            value: typeof value === "string" ? value : "",
          });
          try {
            calendar.current.showPicker();
          } catch {
            // In a frame of another origin the browser opens none.
            controls.focus(parameter.name);
          }
        },
        children: (
          <>
            {icon}
            <span className="pf-visually-hidden">
              <span {...words(settings, "chooseDate")} /> <span lang={lang}>{parameter.label}</span>
            </span>
          </>
        ),
      })}
      <input
        ref={calendar}
        type="date"
        form=""
        tabIndex={-1}
        aria-hidden="true"
        autoComplete="off"
        // By keyboard the answer follows from day to day: focus elsewhere would close the calendar.
        onChange={({ currentTarget }) => setValue(currentTarget.value || null)}
      />
    </span>
  );
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
