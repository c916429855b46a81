"use client";
import { Popover } from "@mantine/core";
import { DatePicker as Calendar, type DayOfWeek } from "@mantine/dates";
import type { CSSProperties, JSX, Ref } from "react";
import type { ElementProps, PartProps } from "../../react/index.ts";
import { Button } from "../mantine/Button.tsx";
import { buttonColor, errorColor, hintColor } from "../mantine/contrast.ts";
import { useCalendar } from "../useCalendar.ts";

/** The shades that Mantine has for days are too pale to be read, as those of its texts are. */
const darker = {
  weekday: { color: hintColor },
  day: {
    "--mantine-color-red-6": errorColor["--mantine-color-error"],
    "--mantine-primary-color-filled": buttonColor.filled.bg,
  } as CSSProperties,
};

interface WeekLocale extends Intl.Locale {
  readonly getWeekInfo?: () => { readonly firstDay: number };
  readonly weekInfo?: { readonly firstDay: number };
}

/** The first day of a region's week as Mantine counts it: 0 on Sunday. Firefox does not tell. */
function weekStart(locale: string): { firstDayOfWeek?: DayOfWeek } {
  const found: WeekLocale = new Intl.Locale(locale);
  const { firstDay } = found.getWeekInfo?.() ?? found.weekInfo ?? {};
  const day = days.find((one) => one === Number(firstDay) % 7);
  return day === undefined ? {} : { firstDayOfWeek: day };
}

const days = [0, 1, 2, 3, 4, 5, 6] as const;

interface OpenerProps extends ElementProps<"button"> {
  readonly anchor?: Ref<HTMLButtonElement>;
}

/** The button, with what the popover gives it. */
const Opener = ({ anchor, ...button }: OpenerProps): JSX.Element => (
  <Button kind="pick" button={{ ...button, ref: anchor }} />
);

export function DatePicker(part: PartProps["DatePicker"]): JSX.Element {
  const { label, locale, previousMonth, nextMonth, onChoose } = part;
  const { opened, close, button } = useCalendar(part);
  return (
    <Popover opened={opened !== null} onDismiss={close} trapFocus returnFocus>
      <Popover.Target refProp="anchor">
        <Opener onClick={button.onClick}>{part.children}</Opener>
      </Popover.Target>
      <Popover.Dropdown aria-label={label}>
        <Calendar
          // A dialog around would take Escape for its own.
          __stopPropagation
          ariaLabels={{ previousMonth, nextMonth }}
          styles={darker}
          {...weekStart(locale)}
          {...(opened?.value && { defaultDate: opened.value })}
          value={opened?.value ?? null}
          {...(opened?.min && { minDate: opened.min })}
          {...(opened?.max && { maxDate: opened.max })}
          onChange={(day) => {
            onChoose(day);
            close();
          }}
        />
      </Popover.Dropdown>
    </Popover>
  );
}
