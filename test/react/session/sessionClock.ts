import { afterEach, beforeEach, vi } from "vitest";
import { find } from "../../support/browser.tsx";

/** When each session of these tests ends. */
export const endsAt = new Date(2026, 2, 3, 15, 42);

export const minute = 60_000;
export const hour = 60 * minute;

/** Sets the clock of the page to so many milliseconds before the end. Timers stay real. */
export const setClock = (toEnd: number): unknown => vi.setSystemTime(endsAt.getTime() - toEnd);

/** Begins each test ten minutes before the end. */
export function fakeClock(): void {
  beforeEach(() => void setClock(10 * minute));
  afterEach(() => vi.useRealTimers());
}

/** Moves the clock to so many seconds before the end, and has the page read it at once. */
export function passUntil(seconds: number): void {
  setClock(seconds * 1000);
  dispatchEvent(new Event("focus"));
}

/** Wakes a device so many milliseconds after the end. */
export function wake(afterEnd: number): void {
  setClock(-afterEnd);
  document.dispatchEvent(new Event("visibilitychange"));
}

/** Waits for the code of the warning. */
export const loaded = (): Promise<Element> => find("dialog[role=alertdialog]");
