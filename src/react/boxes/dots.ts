/**
 * Draws the signs of an input as dots, or as they are; `undefined` where that never changes. Its text stays what it is, so that it is typed, read
 * and undone as ever, and no browser takes it for a password to keep: https://developer.mozilla.org/docs/Web/CSS/-webkit-text-security
 */
export function drawDots(input: HTMLInputElement | null, dotted: boolean | undefined): void {
  if (dotted !== undefined)
    input?.style.setProperty("-webkit-text-security", dotted ? "disc" : null);
}
