"use client";
import { Popover } from "@mantine/core";
import { DatePicker as Calendar, type DayOfWeek } from "@mantine/dates";
import type { CSSProperties, JSX, Ref } from "react";
import type { ElementProps, PartProps } from "../../react/index.ts";
import { Button } from "../mantine/Button.tsx";
import { buttonColor, errorColor, hintColor } from "../mantine/contrast.ts";
import { useCalendarPopover } from "../useCalendarPopover.ts";

/** Darker colors of days. Mantine's default ones are too pale to read. */
const darker = {
  weekday: { color: hintColor },
  day: {
    "--mantine-color-red-6": errorColor["--mantine-color-error"],
    "--mantine-primary-color-filled": buttonColor.filled.bg,
  } as CSSProperties,
};

/**
 * Regions whose week does not begin on Monday, as Firefox has no `getWeekInfo`:
 * https://github.com/unicode-org/cldr/blob/main/common/supplemental/supplementalData.xml
 */
const weekStarts: readonly (readonly [day: DayOfWeek, regions: string])[] = [
  [
    0,
    "AG AS BD BR BS BT BU BW BZ CA CO DM DO ET GT GU HK HN ID IL IN JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW",
  ],
  [5, "MV"],
  [6, "AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY"],
];

/** Returns the first day of a region's week as Mantine counts it: 0 on Sunday. */
export function weekStart(locale: string): DayOfWeek {
  const { region = "ZZ" } = new Intl.Locale(locale).maximize();
  return weekStarts.find(([, regions]) => regions.includes(region))?.[0] ?? 1;
}

interface OpenerProps extends ElementProps<"button"> {
  readonly anchor?: Ref<HTMLButtonElement>;
}

/** Button that gets its ref from Mantine's popover as `anchor`. */
const Opener = ({ anchor, ...button }: OpenerProps): JSX.Element => (
  <Button kind="pick" button={{ ...button, ref: anchor }} />
);

export function DatePicker(part: PartProps["DatePicker"]): JSX.Element {
  const { label, locale, previousMonth, nextMonth, onChoose } = part;
  const { opened, close, button } = useCalendarPopover(part);
  return (
    <Popover opened={opened !== null} onDismiss={close} trapFocus returnFocus>
      <Popover.Target refProp="anchor">
        <Opener onClick={button.onClick}>{part.children}</Opener>
      </Popover.Target>
      <Popover.Dropdown aria-label={label}>
        <Calendar
          // Escape closes the popover, not the dialog around it.
          __stopPropagation
          ariaLabels={{ previousMonth, nextMonth }}
          styles={darker}
          firstDayOfWeek={weekStart(locale)}
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
