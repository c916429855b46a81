import type { Page } from "playwright";

const labels = ["Amount", "Kept", "Share", "Name", "Number"] as const;
/** The input of a question of the restored form. */
export const input = (page: Page, label: string) =>
  page.getByRole("textbox", { name: `${label} (optional)`, exact: true });

/** Types into inputs, and leaves the last. */
export async function fill(page: Page, texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(texts))
    await input(page, label).pressSequentially(text);
  await page.keyboard.press("Tab");
}

/** What each input shows, by its label. */
export const shown = async (page: Page) =>
  Object.fromEntries(
    await Promise.all(
      labels.map(async (label) => [label, await input(page, label).inputValue()] as const),
    ),
  );
