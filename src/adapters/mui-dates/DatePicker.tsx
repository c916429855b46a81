"use client";
import { Popover } from "@mui/material";
import { DateCalendar, usePickerAdapter } from "@mui/x-date-pickers";
import type { JSX } from "react";
import type { PartProps } from "../../react/index.ts";
import { Button } from "../mui/Button.tsx";
import { useCalendarPopover } from "../useCalendarPopover.ts";

export function DatePicker(part: PartProps["DatePicker"]): JSX.Element {
  const adapter = usePickerAdapter();
  const { opened, close, button } = useCalendarPopover(part);
  // Midnight in the person's time zone: a date without a time is parsed as UTC.
  const midnight = (day: string) => adapter.date(`${day}T00:00:00`);
  return (
    <>
      <Button kind="pick" button={button} />
      <Popover
        open={opened !== null}
        anchorEl={() => button.ref.current}
        onClose={close}
        anchorOrigin={{ vertical: "bottom", horizontal: "left" }}
        slotProps={{ paper: { role: "dialog", "aria-label": part.label } }}
      >
        <DateCalendar
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- an opened calendar takes focus
          autoFocus
          value={opened?.value ? midnight(opened.value) : null}
          {...(opened?.min && { minDate: midnight(opened.min) })}
          {...(opened?.max && { maxDate: midnight(opened.max) })}
          onChange={(day, state) => {
            if (!day || state !== "finish") return;
            part.onChoose(dayOf(adapter.toJsDate(day)));
            close();
          }}
        />
      </Popover>
    </>
  );
}

const padded = (number: number, length: number) => String(number).padStart(length, "0");

const dayOf = (date: Date): string =>
  [padded(date.getFullYear(), 4), padded(date.getMonth() + 1, 2), padded(date.getDate(), 2)].join(
    "-",
  );
