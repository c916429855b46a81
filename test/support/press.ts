import type { Page } from "playwright";

/**
 * Presses a button anew: those of two steps may stand at one place, where a press that comes soon is
 * a repeat unless something else was pressed in between.
 */
export async function press(page: Page, name: string): Promise<void> {
  await page.keyboard.press("Shift");
  await page.getByRole("button", { name, exact: true }).click();
}
