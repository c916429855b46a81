import type { GroupRenderProps } from "react-aria-components";

/**
 * Props of the group around a control. The field's frame provides the invalid and disabled states.
 */
export const box = {
  role: "presentation",
  style: { position: "relative", display: "flex", alignItems: "center" },
} as const;

/** Props of the control, which fills the rest of the group. */
export const control = { className: "react-aria-Input", style: { flex: 1, minWidth: 0 } } as const;

/** Style of a button inside the end of a control. */
export const overlay = {
  position: "absolute",
  insetInlineEnd: "0.25rem",
  display: "flex",
} as const;

/** Style of a control with space for that button. */
export const buttonRoom = { ...control.style, paddingInlineEnd: "5rem" } as const;

/** Returns the states of a group as React Aria's attributes, for the native control inside it. */
export const states = (group: GroupRenderProps) => ({
  "data-rac": "",
  "data-hovered": group.isHovered || undefined,
  "data-focused": group.isFocusWithin || undefined,
  "data-focus-visible": group.isFocusVisible || undefined,
  "data-disabled": group.isDisabled || undefined,
  "data-invalid": group.isInvalid || undefined,
});
