import type { ElementProps } from "../../react/index.ts";
import { inputRing } from "./focusRing.ts";
import { mantineAttributes } from "./mantineAttributes.ts";

/** Returns the props of Mantine's input, with its error state. */
export const inputProps = <
  T extends ElementProps<"input"> | ElementProps<"select"> | ElementProps<"textarea">,
>(
  control: T,
) => ({
  ...mantineAttributes(control),
  ...inputRing,
  error: Boolean(control["aria-invalid"]),
  // With `withAria`, it would lose the description and have `aria-invalid="false"`. Without, it
  // does not set the id and the disabled state on the element.
  withAria: false,
  attributes: { input: mantineAttributes({ id: control.id, disabled: control.disabled }) },
});
