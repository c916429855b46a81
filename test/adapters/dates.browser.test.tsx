import "@mantine/core/styles.css";
import "@mantine/dates/styles.css";
import { ChakraProvider, defaultSystem, Theme } from "@chakra-ui/react";
import { MantineProvider } from "@mantine/core";
import { LocalizationProvider } from "@mui/x-date-pickers";
import { AdapterDayjs } from "@mui/x-date-pickers/AdapterDayjs";
import { type Components, DateField, ParameterForm } from "parameter-form";
import { chakraComponents } from "parameter-form/adapters/chakra";
import { chakraDates } from "parameter-form/adapters/chakra-dates";
import { mantineComponents } from "parameter-form/adapters/mantine";
import { mantineDates } from "parameter-form/adapters/mantine-dates";
import { muiComponents } from "parameter-form/adapters/mui";
import { muiDates } from "parameter-form/adapters/mui-dates";
import { reactAriaComponents } from "parameter-form/adapters/react-aria";
import { reactAriaDates } from "parameter-form/adapters/react-aria-dates";
import { date } from "parameter-form/core";
import { weekStart } from "../../src/adapters/mantine-dates/DatePicker.tsx";
import { conformanceChecks, expectAccessible } from "parameter-form/testing";
import type { ReactNode } from "react";
import { describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectFocus, patience, show } from "../support/browser.tsx";
import { dialogs } from "../react/hosts/dialogs.tsx";
import { testConformance } from "../testing/testConformance.tsx";

const form = {
  parameters: [{ name: "start", label: "Start date", type: "string", required: true }],
};
const fields = {
  start: { as: DateField, rule: date({ min: "2026-07-03", max: "2026-07-20" }) },
};

const name = "Choose a date Start date";
const button = page.getByRole("button", { name, exact: true });
const calendar = page.getByLabelText(name, { exact: true });
const text = page.getByRole("textbox", { name: "Start date", exact: true });

const systems: readonly (readonly [
  name: string,
  components: Partial<Components>,
  around: (children: ReactNode) => ReactNode,
])[] = [
  [
    "Material UI",
    { ...muiComponents, ...muiDates },
    (children) => (
      <LocalizationProvider dateAdapter={AdapterDayjs}>{children}</LocalizationProvider>
    ),
  ],
  [
    "Mantine",
    { ...mantineComponents, ...mantineDates },
    (children) => <MantineProvider>{children}</MantineProvider>,
  ],
  [
    "Chakra UI",
    { ...chakraComponents, ...chakraDates },
    (children) => <ChakraProvider value={defaultSystem}>{children}</ChakraProvider>,
  ],
  ["React Aria", { ...reactAriaComponents, ...reactAriaDates }, (children) => children],
];

/** The day that has focus in the calendar, by the number that is on it. */
const expectDay = (day: string) =>
  vi.waitFor(() => expect(document.activeElement?.textContent).toBe(day), patience);

describe.each(systems)("%s", (system, components, around) => {
  const setup = (start: string | null, locale?: string) => {
    const onSubmit = vi.fn();
    show(
      around(
        <ParameterForm
          form={form}
          fields={fields}
          components={components}
          locale={locale}
          defaultValues={start === null ? {} : { start }}
          onSubmit={onSubmit}
        />,
      ),
    );
    return onSubmit;
  };

  testConformance(
    components,
    around,
    conformanceChecks.filter(({ part }) => part === "DatePicker"),
  );

  test("picks a day by keyboard and submits it as if it were typed", async () => {
    const onSubmit = setup("2026-07-04");
    await userEvent.click(text);
    await userEvent.keyboard("{Tab}");
    await expectFocus(name);
    await userEvent.keyboard("{Enter}");
    await expect.element(calendar).toBeVisible();
    await expectDay("4");
    await userEvent.keyboard("{ArrowRight}{ArrowDown}");
    await expectDay("12");
    await userEvent.keyboard("{Enter}");
    await expect.element(text).toHaveValue("07/12/2026");
    await vi.waitFor(() => expect(calendar.elements()).toEqual([]), patience);
    await expectFocus(name);
    expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard("{Tab}{Enter}");
    await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledOnce(), patience);
    expect(onSubmit.mock.lastCall?.[0]).toEqual({ start: "2026-07-12" });
  });

  // Material UI takes it from the locale of its own provider.
  test.each([
    ["en-US", "a Sunday", true],
    ["en-GB", "a Monday", system === "Material UI"],
  ])("starts the week as the region does: %s on %s", async (locale, _, isSunday) => {
    setup("2026-07-04", locale);
    await userEvent.click(button);
    await expect.element(calendar).toBeVisible();
    const left = (day: string) =>
      [...calendar.element().querySelectorAll("td, button, [role=gridcell]")]
        .find(({ textContent }) => textContent === day)
        ?.getBoundingClientRect().left ?? Number.NaN;
    await expect.poll(() => left("5") < left("6")).toBe(isSunday);
  });

  test("opens once on a double click, and picks nothing while Enter is held", async () => {
    const onSubmit = setup(null);
    await userEvent.dblClick(button);
    await expect.element(calendar).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await vi.waitFor(() => expect(calendar.elements()).toEqual([]), patience);
    await expectFocus(name);
    await userEvent.keyboard("{Enter>6/}");
    await expect.element(calendar).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await vi.waitFor(() => expect(calendar.elements()).toEqual([]), patience);
    await expect.element(text).toHaveValue("");
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test("closes on Escape and keeps the typed text", async () => {
    setup(null);
    await userEvent.fill(text, "7/1");
    await userEvent.click(button);
    await expect.element(calendar).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await vi.waitFor(() => expect(calendar.elements()).toEqual([]), patience);
    await expectFocus(name);
    await expect.element(text).toHaveValue("7/1");
  });

  test("closes the calendar on Escape, not the dialog around it", async () => {
    const Dialog = dialogs[system];
    if (!Dialog) throw new Error(`${system} has no dialog`);
    const onClose = vi.fn<() => void>();
    const element = <ParameterForm {...{ form, fields, components }} onSubmit={() => {}} />;
    show(
      <Dialog open onClose={onClose}>
        {around(element)}
      </Dialog>,
    );
    await userEvent.click(button);
    await expect.element(calendar).toBeVisible();
    await vi.waitFor(
      () => expect(calendar.element().contains(document.activeElement)).toBe(true),
      patience,
    );
    await userEvent.keyboard("{Escape}");
    await vi.waitFor(() => expect(calendar.elements()).toEqual([]), patience);
    expect(onClose).not.toHaveBeenCalled();
    await expectFocus(name);
    await userEvent.keyboard("{Escape}");
    await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce(), patience);
  });

  test("opens at the typed date and offers no day outside the limits", async () => {
    const onSubmit = setup(null);
    await userEvent.fill(text, "7/20/2026");
    await userEvent.click(button);
    await expectDay("20");
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    await expectAccessible(document.body);
    await userEvent.keyboard("{ArrowDown}{Enter}{Escape}");
    await vi.waitFor(() => expect(calendar.elements()).toEqual([]), patience);
    await expect.element(text).toHaveValue("07/20/2026");
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

test("Chakra UI's calendar uses the theme of the part of the page that it is in", async () => {
  show(
    <ChakraProvider value={defaultSystem}>
      <Theme appearance="dark">
        <ParameterForm
          form={form}
          fields={fields}
          components={{ ...chakraComponents, ...chakraDates }}
          onSubmit={() => {}}
        />
      </Theme>
    </ChakraProvider>,
  );
  await userEvent.click(button);
  await vi.waitFor(() => expect(calendar.element().closest(".dark")).not.toBeNull(), patience);
});

// Firefox does not report the first day of a week.
const reportsWeeks = "getWeekInfo" in Intl.Locale.prototype;
test.runIf(reportsWeeks)("Mantine's calendar starts the week on the day that Intl reports", () => {
  const named = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
  const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
  const regions = letters.flatMap((a) => letters.map((b) => a + b));
  const known = regions.filter((code) => named.of(code) !== undefined);
  expect(known.length).toBeGreaterThan(200);
  const starts = known.flatMap((code) => {
    const locale: Intl.Locale & { getWeekInfo?: () => { readonly firstDay: number } } =
      new Intl.Locale(`und-${code}`);
    const { region = "", language } = locale.maximize();
    // A region that is no more has the week of the one that has its place. The Emirates moved their
    // weekend in 2022, which the data of WebKitGTK 2.50 precede.
    if (region !== code || language === "und" || code === "AE") return [];
    const firstDay = locale.getWeekInfo?.().firstDay;
    return [[code, weekStart(`en-${code}`), firstDay === undefined ? null : firstDay % 7] as const];
  });
  expect(starts.filter(([, ours, theirs]) => ours !== theirs)).toEqual([]);
  expect(weekStart("en-AE")).toBe(1);
});
