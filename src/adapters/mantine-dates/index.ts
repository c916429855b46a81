import type { Components } from "../../react/index.ts";
import { DatePicker } from "./DatePicker.tsx";

/**
 * Mantine's calendar in a popover, for a `DateField`. Requires `@mantine/dates` and its styles. The
 * surrounding `<DatesProvider>` sets the language. Spread this part after the others.
 *
 * @example
 * <ParameterForm {...props} components={{ ...mantineComponents, ...mantineDates }} />
 */
export const mantineDates = { DatePicker } satisfies Partial<Components>;
