"use client";
import { type JSX, useRef } from "react";
import { renderButton } from "../../parts/Button.tsx";
import type { FieldProps, PartProps } from "../../settings/settings.ts";
import { useScope } from "../../store/scope.ts";

type NativeCalendarProps = FieldProps & PartProps["DatePicker"];

/**
 * Renders a button for the browser's calendar. The calendar's hidden input does not belong to the
 * form: an invalid day would block the host's submission invisibly.
 */
export function NativeCalendar({
  field,
  days,
  onChoose,
  children,
}: NativeCalendarProps): JSX.Element | null {
  const { controls } = useScope();
  const calendar = useRef<HTMLInputElement>(null);
  const isEnterDown = useRef(false);
  if (!("showPicker" in HTMLInputElement.prototype)) return null;
  const open = (): void => {
    if (!calendar.current) return;
    const { value, ...limits } = days();
    Object.assign(calendar.current, limits, { value: value ?? "" });
    try {
      calendar.current.showPicker();
    } catch {
      // `showPicker` throws in a cross-origin frame.
      controls.focus(field.parameter.name);
    }
  };
  return (
    <>
      {/* oxlint-disable-next-line react/refs -- rendering a part reads no ref */}
      {renderButton(field, "pick", {
        onClick: open,
        // Opens on release of Enter: a held Enter would choose a day, and the page gets no key
        // events from the calendar.
        onKeyDown(event) {
          if (event.key !== "Enter") return;
          event.preventDefault();
          isEnterDown.current = true;
        },
        onKeyUp({ key }) {
          if (key === "Enter" && isEnterDown.current) open();
          isEnterDown.current = false;
        },
        onBlur() {
          isEnterDown.current = false;
        },
        children,
      })}
      <input
        ref={calendar}
        type="date"
        form=""
        tabIndex={-1}
        aria-hidden="true"
        autoComplete="off"
        // Does not move focus, which would close the calendar: arrow keys choose each day.
        onChange={({ currentTarget }) => onChoose(currentTarget.value || null)}
      />
    </>
  );
}
