"use client";
import { DatePicker as ChakraDatePicker, parseDate, Portal } from "@chakra-ui/react";
import { type JSX, useId, useRef, useState } from "react";
import type { CalendarDays, PartProps } from "../../react/index.ts";
import { Button } from "../chakra/Button.tsx";

const dateOf = (day: string | null | undefined) => (day ? parseDate(day) : undefined);

export function DatePicker({
  children,
  label,
  locale,
  days,
  onChoose,
}: PartProps["DatePicker"]): JSX.Element {
  const [opened, setOpened] = useState<CalendarDays | null>(null);
  const value = dateOf(opened?.value);
  const trigger = useId();
  const button = useRef<HTMLButtonElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const close = () => {
    // Chakra looks for an input of its own.
    if (content.current?.contains(document.activeElement)) button.current?.focus();
    setOpened(null);
  };
  return (
    <ChakraDatePicker.Root
      lazyMount
      unmountOnExit
      ids={{ trigger }}
      locale={locale}
      open={opened !== null}
      onOpenChange={({ open }) => !open && close()}
      value={value ? [value] : []}
      min={dateOf(opened?.min)}
      max={dateOf(opened?.max)}
      onValueChange={({ value: [day] }) => day && onChoose(day.toString())}
    >
      <ChakraDatePicker.Control>
        <Button
          kind="pick"
          button={{
            ref: button,
            id: trigger,
            "aria-haspopup": "dialog",
            "aria-expanded": opened !== null,
            onClick: () => (opened ? close() : setOpened(days())),
            children,
          }}
        />
      </ChakraDatePicker.Control>
      <Portal>
        <ChakraDatePicker.Positioner>
          <ChakraDatePicker.Content ref={content} aria-label={label}>
            <ChakraDatePicker.ViewControl>
              <ChakraDatePicker.PrevTrigger />
              <ChakraDatePicker.MonthSelect />
              <ChakraDatePicker.YearSelect />
              <ChakraDatePicker.NextTrigger />
            </ChakraDatePicker.ViewControl>
            <ChakraDatePicker.View view="day">
              <ChakraDatePicker.DayTable />
            </ChakraDatePicker.View>
          </ChakraDatePicker.Content>
        </ChakraDatePicker.Positioner>
      </Portal>
    </ChakraDatePicker.Root>
  );
}
