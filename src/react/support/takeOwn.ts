import type { SyntheticEvent } from "react";

/**
 * Whether an event is this form's: React also tells of those of a form in a portal. It ends here, so
 * that a form which this one is in a portal of does not take it for its own.
 */
export function takeOwn(event: SyntheticEvent): boolean {
  const isOwn = event.target === event.currentTarget;
  if (isOwn) event.stopPropagation();
  return isOwn;
}
