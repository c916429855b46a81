import type { Components } from "../../react/index.ts";
import { DatePicker } from "./DatePicker.tsx";

/**
 * Mantine's calendar in a popover, for a `DateField`. Requires `@mantine/dates` and its styles. Its
 * language is that of the `<DatesProvider>` around. Spread it after the other parts.
 *
 * @example
 * <ParameterForm {...props} components={{ ...mantineComponents, ...mantineDates }} />
 */
export const mantineDates = { DatePicker } satisfies Partial<Components>;
