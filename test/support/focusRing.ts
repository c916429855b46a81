import { cdp, userEvent } from "vitest/browser";
import { setPage } from "./browser.tsx";
import { behind, contrast } from "./contrast.ts";
import { isDeep } from "./isDeep.ts";

const themes = ["light", "dark"] as const;

/** The themes in which focus must show, each in the page's own colours and in those that a person forces on all pages. */
export const looks = themes
  .flatMap((theme) => [
    { theme, colors: "its own colours", forced: "none" as const },
    { theme, colors: "forced colours", forced: "active" as const },
  ])
  // Forced colours are the person's in either theme.
  .filter(({ theme, forced }) => isDeep || theme === "light" || forced === "none");

export async function forceColors(value: "active" | "none"): Promise<void> {
  const features = [{ name: "forced-colors", value }];
  await cdp().send("Emulation.setEmulatedMedia", { features });
}

export async function setLook({ theme, forced }: (typeof looks)[number]): Promise<void> {
  setPage(theme);
  await forceColors(forced);
  if (matchMedia("(forced-colors: active)").matches !== (forced === "active"))
    throw new Error("The browser does not force colours as it is told");
}

/** Where focus shows: a box shows that of what is typed in or chosen inside it, not that of its buttons. */
const ringed = (focused: Element): Element =>
  (focused.matches("button, a") ? null : focused.closest(".pf-control, .pf-radio")) ?? focused;

/** Whether an element has an outline that stands out from what it lies on: what is around the element, or the element where it is drawn inside. */
export function isRinged(element: Element): boolean {
  const { outlineStyle, outlineWidth, outlineColor, outlineOffset } = getComputedStyle(element);
  const ground = Number.parseFloat(outlineOffset) < 0 ? element : element.parentElement;
  return (
    outlineStyle === "solid" &&
    Number.parseFloat(outlineWidth) >= 2 &&
    contrast(outlineColor, behind(ground)) >= 3
  );
}

/** What Tab stops at, from what has focus to the button of this text, as tag and class; and those whose focus does not show. */
export async function stopsTo(button: string) {
  const seen = new Set<string>();
  const faint = new Set<string>();
  for (let presses = 0; presses < 60; presses++) {
    const focused = document.activeElement;
    if (!focused || focused === document.body) throw new Error("Nothing has focus");
    const shown = ringed(focused);
    const stop = `${focused.tagName} ${shown.className}`.trim();
    seen.add(stop);
    if (!isRinged(shown)) faint.add(stop);
    if (focused.textContent === button) return { seen: [...seen].toSorted(), faint: [...faint] };
    await userEvent.keyboard("{Tab}");
  }
  throw new Error(`Tab does not lead to ${button}`);
}
