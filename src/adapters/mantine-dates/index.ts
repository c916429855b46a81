import type { Components } from "../../react/index.ts";
import { DatePicker } from "./DatePicker.tsx";

/**
 * Mantine's calendar in a popover, for a `DateField`; needs `@mantine/dates` and its styles, and has
 * the language of the `<DatesProvider>` around. Spread it beside the parts:
 * `components={{ ...mantineComponents, ...mantineDates }}`.
 */
export const mantineDates = { DatePicker } satisfies Partial<Components>;
