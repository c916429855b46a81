import { onTestFinished } from "vitest";
import { commands } from "vitest/browser";

let isOurs = false;

/** Waits until no other test uses the clipboard, and keeps it until this test ends. */
export async function takeClipboard(): Promise<void> {
  if (isOurs) return;
  isOurs = true;
  await commands.lockClipboard();
  onTestFinished(async () => {
    isOurs = false;
    await commands.unlockClipboard();
  });
}
