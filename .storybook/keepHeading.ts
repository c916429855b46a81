/** Returns the address of the Storybook around a page, or null inside a frame of another origin. */
function storybookUrl(): URL | null {
  try {
    return new URL(globalThis.parent.location.href);
  } catch {
    return null;
  }
}

/**
 * Scrolls to the heading of the address again while the stories above it still render, until the
 * person scrolls. Storybook scrolls once, 200 ms after the page: the stories then push the heading
 * out of sight.
 */
export function keepHeading(): void {
  let left: string | undefined;
  const leave = () => {
    left = storybookUrl()?.href;
  };
  for (const type of ["wheel", "touchmove", "pointerdown", "keydown"])
    document.addEventListener(type, leave, { passive: true });
  new ResizeObserver(() => {
    const url = storybookUrl();
    if (url === null || url.hash === "" || url.href === left) return;
    document.getElementById(decodeURIComponent(url.hash.slice(1)))?.scrollIntoView();
  }).observe(document.body);
}
