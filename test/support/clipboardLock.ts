import type { BrowserCommand } from "vitest/node";

declare module "vitest/browser" {
  interface BrowserCommands {
    lockClipboard: () => Promise<void>;
    unlockClipboard: () => Promise<void>;
  }
}

let last = Promise.resolve();
const unlock = new Map<string, () => void>();

/** Commands that give one test at a time the clipboard, which all pages of a browser share. */
export const clipboardCommands: Readonly<Record<string, BrowserCommand<[]>>> = {
  async lockClipboard({ sessionId }) {
    const before = last;
    last = new Promise((resolve) => unlock.set(sessionId, resolve));
    await before;
  },
  unlockClipboard({ sessionId }) {
    unlock.get(sessionId)?.();
  },
};
