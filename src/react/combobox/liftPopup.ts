/**
 * Moves a popup to the top layer at its control, so that no ancestor clips it. Returns a cleanup
 * function.
 */
export function liftPopup(popup: HTMLElement, control: Element): (() => void) | undefined {
  // Firefox supports popovers since 125.
  if (typeof popup.showPopover !== "function") return undefined;
  const { ownerDocument, style } = popup;
  popup.popover = "manual";
  popup.showPopover();
  const place = (): void => {
    const { top, bottom, left, width } = control.getBoundingClientRect();
    const { clientHeight } = ownerDocument.documentElement;
    const below = clientHeight - bottom;
    style.inset =
      below < popup.offsetHeight && top > below
        ? `auto auto ${clientHeight - top}px ${left}px`
        : `${bottom}px auto auto ${left}px`;
    style.inlineSize = `${width}px`;
  };
  place();
  const off = new AbortController();
  const options = { capture: true, passive: true, signal: off.signal };
  ownerDocument.addEventListener("scroll", place, options);
  ownerDocument.defaultView?.addEventListener("resize", place, options);
  return () => {
    off.abort();
    popup.popover = null;
    style.inset = style.inlineSize = "";
  };
}
