/** Material UI keeps an alert's text off its icon on the right alone, whatever the direction. */
export const iconAtStart = { "& .MuiAlert-icon": { mr: 0, marginInlineEnd: 1.5 } } as const;
