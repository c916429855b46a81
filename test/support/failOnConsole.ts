import { afterEach, beforeEach, expect, vi } from "vitest";

/** A warning or an error on the console fails the test that caused it. */
export function failOnConsole(): void {
  const consoleMessages: unknown[][] = [];
  const original = { error: console.error, warn: console.warn };

  beforeEach(() => {
    consoleMessages.length = 0;
    console.error = vi.fn<typeof console.error>((...words) => void consoleMessages.push(words));
    console.warn = vi.fn<typeof console.warn>((...words) => void consoleMessages.push(words));
  });

  afterEach(() => {
    Object.assign(console, original);
    expect(consoleMessages, "The console was written to").toEqual([]);
  });
}
