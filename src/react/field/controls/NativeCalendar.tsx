"use client";
import { type JSX, useRef } from "react";
import { drawButton } from "../../parts/Button.tsx";
import type { FieldProps, PartProps } from "../../settings/settings.ts";
import { useScope } from "../../store/scope.ts";

type NativeCalendarProps = FieldProps & PartProps["DatePicker"];

/**
 * The browser's own calendar, where it has one that can be opened. It belongs to an input that
 * nobody sees or reaches, and that has no form: a day in it that may not be given would block the
 * host's submission unseen.
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
      // In a frame of another origin the browser opens none.
      controls.focus(field.parameter.name);
    }
  };
  return (
    <>
      {/* oxlint-disable-next-line react/refs -- what draws a part reads none */}
      {drawButton(field, "pick", {
        onClick: open,
        // Not before Enter is let go: held, it would choose a day where no page hears of keys.
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
        // By keyboard the answer follows from day to day: focus elsewhere would close the calendar.
        onChange={({ currentTarget }) => onChoose(currentTarget.value || null)}
      />
    </>
  );
}
