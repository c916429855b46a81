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
  // `withAria` would remove the description and set `aria-invalid="false"`. Without it, Mantine
  // sets neither `id` nor `disabled`, so `attributes` does.
  withAria: false,
  attributes: { input: mantineAttributes({ id: control.id, disabled: control.disabled }) },
});
