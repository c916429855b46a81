/**
 * Draws the signs of an input as dots, or as they are. Its text stays what it is, so that it is typed, read and undone as ever, and no
 * browser takes it for a password to keep: https://developer.mozilla.org/docs/Web/CSS/-webkit-text-security
 */
export function drawDots(input: HTMLInputElement, dotted: boolean = false): void {
  if (dotted || input.hasAttribute("style"))
    input.style.setProperty("-webkit-text-security", dotted ? "disc" : null);
}
