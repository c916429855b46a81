import type { Components } from "../../react/index.ts";
import { DatePicker } from "./DatePicker.tsx";

/**
 * The calendar of MUI X, for a `DateField`; needs `@mui/x-date-pickers` and its
 * `<LocalizationProvider>` around, whose language it has. Spread it beside the parts:
 * `components={{ ...muiComponents, ...muiDates }}`.
 */
export const muiDates = { DatePicker } satisfies Partial<Components>;
