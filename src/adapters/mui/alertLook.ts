/**
 * Material UI keeps an alert's text off its icon on the right alone, whatever the direction, and
 * lets no long word of it break.
 */
export const alertLook = {
  "& .MuiAlert-icon": { mr: 0, marginInlineEnd: 1.5 },
  "& .MuiAlert-message": { minWidth: 0, overflowWrap: "anywhere" },
} as const;
