import type { Components } from "../../react/index.ts";
import { DatePicker } from "./DatePicker.tsx";

/**
 * Chakra's calendar in a popover, for a `DateField`; needs a Chakra UI that has a `DatePicker`.
 * Spread it beside the parts: `components={{ ...chakraComponents, ...chakraDates }}`.
 */
export const chakraDates = { DatePicker } satisfies Partial<Components>;
