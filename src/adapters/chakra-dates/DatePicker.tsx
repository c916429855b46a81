"use client";
import { DatePicker as ChakraDatePicker, parseDate, Portal } from "@chakra-ui/react";
import { type JSX, useId, useRef, useState } from "react";
import type { PartProps } from "../../react/index.ts";
import { Button } from "../chakra/Button.tsx";
import { useCalendarPopover } from "../useCalendarPopover.ts";

const dateOf = (day: string | null | undefined) => (day ? parseDate(day) : undefined);

const surroundings = "dialog, [role=dialog], .chakra-theme";

export function DatePicker(part: PartProps["DatePicker"]): JSX.Element {
  const { label, locale, onChoose } = part;
  const { opened, close, button } = useCalendarPopover(part);
  const value = dateOf(opened?.value);
  const trigger = useId();
  const content = useRef<HTMLDivElement>(null);
  // Portals the calendar into the button's dialog, outside of which everything is inert, or into
  // its theme.
  const [around] = useState(() => ({
    get current(): HTMLElement | null {
      return button.ref.current?.closest<HTMLElement>(surroundings) ?? null;
    },
  }));
  const leave = () => {
    // Chakra would focus its own input, which is not rendered.
    if (content.current?.contains(document.activeElement)) button.ref.current?.focus();
    close();
  };
  return (
    <ChakraDatePicker.Root
      lazyMount
      unmountOnExit
      ids={{ trigger }}
      locale={locale}
      open={opened !== null}
      onOpenChange={({ open }) => !open && leave()}
      value={value ? [value] : []}
      min={dateOf(opened?.min)}
      max={dateOf(opened?.max)}
      onValueChange={({ value: [day] }) => day && onChoose(day.toString())}
    >
      <ChakraDatePicker.Control>
        <Button kind="pick" button={{ ...button, id: trigger }} />
      </ChakraDatePicker.Control>
      <Portal container={around}>
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
