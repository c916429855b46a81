import type { Components } from "../../react/index.ts";
import { DatePicker } from "./DatePicker.tsx";

/**
 * Chakra's calendar in a popover, for a `DateField`. Requires a version of Chakra UI with a
 * `DatePicker`. Spread this part after the others.
 *
 * @example
 * <ParameterForm {...props} components={{ ...chakraComponents, ...chakraDates }} />
 */
export const chakraDates = { DatePicker } satisfies Partial<Components>;
