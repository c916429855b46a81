import type { ElementProps } from "../../react/index.ts";
import { inputRing } from "./focusRing.ts";
import { mantineAttributes } from "./mantineAttributes.ts";

/** What Mantine's input takes: attributes, listeners and ref, and whether it looks wrong. */
export const inputProps = <
  T extends ElementProps<"input"> | ElementProps<"select"> | ElementProps<"textarea">,
>(
  control: T,
) => ({
  ...mantineAttributes(control),
  ...inputRing,
  error: Boolean(control["aria-invalid"]),
  // It would lose the description, and say `aria-invalid="false"`; without it, it keeps the id and
  // the state to itself.
  withAria: false,
  attributes: { input: mantineAttributes({ id: control.id, disabled: control.disabled }) },
});
