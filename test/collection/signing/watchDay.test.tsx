import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { watchDay } from "../../../src/collection/signing/watchDay.ts";

beforeEach(() => void vi.useFakeTimers({ now: new Date(2026, 0, 31, 23, 59, 50) }));
afterEach(() => void vi.useRealTimers());

const hour = 60 * 60 * 1000;
const seen = () => document.dispatchEvent(new Event("visibilitychange"));

test("notifies at each midnight and when the page becomes visible", () => {
  const notify = vi.fn();
  const stop = watchDay(notify);
  expect(notify).not.toHaveBeenCalled();
  vi.advanceTimersByTime(9_999);
  expect(notify).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(notify).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(24 * hour - 1);
  expect(notify).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(notify).toHaveBeenCalledTimes(2);
  seen();
  expect(notify).toHaveBeenCalledTimes(3);
  stop();
});

test("notifies no more once it is stopped", () => {
  const notify = vi.fn();
  watchDay(notify)();
  expect(vi.getTimerCount()).toBe(0);
  vi.advanceTimersByTime(48 * hour);
  seen();
  expect(notify).not.toHaveBeenCalled();
});
