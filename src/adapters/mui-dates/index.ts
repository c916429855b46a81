import type { Components } from "../../react/index.ts";
import { DatePicker } from "./DatePicker.tsx";

/**
 * Calendar of MUI X, for a `DateField`. Requires `@mui/x-date-pickers`. Its
 * `<LocalizationProvider>`, also required, sets the language. Spread this part after the others.
 *
 * @example
 * <ParameterForm {...props} components={{ ...muiComponents, ...muiDates }} />
 */
export const muiDates = { DatePicker } satisfies Partial<Components>;
