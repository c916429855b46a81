/** shadcn/ui's border of inputs is too pale: https://www.w3.org/TR/WCAG22/#non-text-contrast */
export const controlBorder = "border-muted-foreground";

/**
 * Around what has focus: an outline, which stands out and stays in forced colours, in place of
 * shadcn/ui's pale shadow.
 */
export const focusRing =
  "outline-offset-2 outline-muted-foreground focus-visible:outline-2 focus-visible:outline-solid focus-visible:ring-0";

/** The same around an input and what stands beside it, but not for a button there. */
export const groupRing = [
  "outline-offset-2 outline-muted-foreground",
  "has-[[data-slot=input-group-control]:focus-visible]:outline-2",
  "has-[[data-slot=input-group-control]:focus-visible]:outline-solid",
  "has-[[data-slot=input-group-control]:focus-visible]:ring-0",
].join(" ");
