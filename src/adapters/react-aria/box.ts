import type { GroupRenderProps } from "react-aria-components";

/**
 * A group as the box of a control and what stands beside it. It knows from the field's frame
 * whether it is wrong or out of use.
 */
export const box = {
  role: "presentation",
  style: { position: "relative", display: "flex", alignItems: "center" },
} as const;

/** A control has the room that its box leaves. */
export const control = { className: "react-aria-Input", style: { flex: 1, minWidth: 0 } } as const;

/** Over the end of a control, inside its border. */
export const over = {
  position: "absolute",
  insetInlineEnd: "0.25rem",
  display: "flex",
} as const;

/** Room for a button there. */
export const buttonRoom = { ...control.style, paddingInlineEnd: "5rem" } as const;

/** The states of a group, for the browser's own control inside it, as React Aria marks them. */
export const states = (group: GroupRenderProps) => ({
  "data-rac": "",
  "data-hovered": group.isHovered || undefined,
  "data-focused": group.isFocusWithin || undefined,
  "data-focus-visible": group.isFocusVisible || undefined,
  "data-disabled": group.isDisabled || undefined,
  "data-invalid": group.isInvalid || undefined,
});
