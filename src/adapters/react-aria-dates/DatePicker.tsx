"use client";
import { parseDate } from "@internationalized/date";
import type { JSX } from "react";
import {
  Button as AriaButton,
  Calendar,
  CalendarCell,
  CalendarGrid,
  Dialog,
  Heading,
  I18nProvider,
  isRTL,
  Popover,
} from "react-aria-components";
import type { PartProps } from "../../react/index.ts";
import { Button } from "../react-aria/Button.tsx";
import { useCalendarPopover } from "../useCalendarPopover.ts";

const dateOf = (day: string | null | undefined) => (day ? parseDate(day) : null);

const arrow = (path: string): JSX.Element => (
  <svg viewBox="0 0 6 10" width="6" height="10" aria-hidden="true">
    <path d={path} fill="none" stroke="currentColor" strokeWidth="1.5" />
  </svg>
);
const arrows = [arrow("M5 1L1 5l4 4"), arrow("M1 1l4 4-4 4")];

export function DatePicker(part: PartProps["DatePicker"]): JSX.Element {
  const { label, locale, onChoose } = part;
  const { opened, close, button } = useCalendarPopover(part);
  const [before, after] = isRTL(locale) ? arrows.toReversed() : arrows;
  return (
    <>
      <Button kind="pick" button={button} />
      <Popover triggerRef={button.ref} isOpen={opened !== null} onOpenChange={close}>
        <Dialog aria-label={label}>
          <I18nProvider locale={locale}>
            <Calendar
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- an opened calendar takes focus
              autoFocus
              defaultValue={dateOf(opened?.value)}
              minValue={dateOf(opened?.min)}
              maxValue={dateOf(opened?.max)}
              onChange={(day) => {
                onChoose(day.toString());
                close();
              }}
            >
              <header>
                <AriaButton slot="previous">{before}</AriaButton>
                <Heading />
                <AriaButton slot="next">{after}</AriaButton>
              </header>
              <CalendarGrid>{(day) => <CalendarCell date={day} />}</CalendarGrid>
            </Calendar>
          </I18nProvider>
        </Dialog>
      </Popover>
    </>
  );
}
