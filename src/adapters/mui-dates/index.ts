import type { Components } from "../../react/index.ts";
import { DatePicker } from "./DatePicker.tsx";

/**
 * Calendar of MUI X, for a `DateField`. Requires `@mui/x-date-pickers` and its
 * `<LocalizationProvider>` around, which sets the language. Spread it after the other parts.
 *
 * @example
 * <ParameterForm {...props} components={{ ...muiComponents, ...muiDates }} />
 */
export const muiDates = { DatePicker } satisfies Partial<Components>;
