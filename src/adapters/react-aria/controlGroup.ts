import type { GroupRenderProps } from "react-aria-components";

/**
 * Group around a control and the elements next to it. The frame of the field provides its invalid
 * and disabled states.
 */
export const box = {
  role: "presentation",
  style: { position: "relative", display: "flex", alignItems: "center" },
} as const;

/** Fills the space that the group leaves. */
export const control = { className: "react-aria-Input", style: { flex: 1, minWidth: 0 } } as const;

/** At the end of a control, inside its border. */
export const overlay = {
  position: "absolute",
  insetInlineEnd: "0.25rem",
  display: "flex",
} as const;

/** Space for a button there. */
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
