import type { Components } from "../../react/index.ts";
import { DatePicker } from "./DatePicker.tsx";

/**
 * React Aria's calendar in a popover, for a `DateField`; needs `@internationalized/date`. Spread it
 * beside the parts: `components={{ ...reactAriaComponents, ...reactAriaDates }}`.
 */
export const reactAriaDates = { DatePicker } satisfies Partial<Components>;
