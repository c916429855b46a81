// The border of shadcn/ui's inputs is too pale: https://www.w3.org/TR/WCAG22/#non-text-contrast
export const controlBorder = "border-muted-foreground";

// An outline has more contrast than shadcn/ui's pale shadow, and stays in forced colors.
export const focusRing =
  "outline-offset-2 outline-muted-foreground focus-visible:outline-2 focus-visible:outline-solid focus-visible:ring-0";

// The same ring around an input group, but not when a button in it has focus.
export const groupRing = [
  "outline-offset-2 outline-muted-foreground",
  "has-[[data-slot=input-group-control]:focus-visible]:outline-2",
  "has-[[data-slot=input-group-control]:focus-visible]:outline-solid",
  "has-[[data-slot=input-group-control]:focus-visible]:ring-0",
].join(" ");
