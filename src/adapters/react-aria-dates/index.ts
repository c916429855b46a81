import type { Components } from "../../react/index.ts";
import { DatePicker } from "./DatePicker.tsx";

/**
 * React Aria's calendar in a popover, for a `DateField`. Requires `@internationalized/date`. Spread
 * this part after the others.
 *
 * @example
 * <ParameterForm {...props} components={{ ...reactAriaComponents, ...reactAriaDates }} />
 */
export const reactAriaDates = { DatePicker } satisfies Partial<Components>;
