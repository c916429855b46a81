import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { openAmount } from "./amountField.tsx";
import { patience, setPage } from "../../support/browser.tsx";

/** Where each locale writes the symbol, and an amount that was typed and left. */
const table = [
  ["en-US", "USD", "1234.5", "$[1,234.50]"],
  ["en-US", "EUR", "1234.5", "€[1,234.50]"],
  ["en-GB", "GBP", "1234.5", "£[1,234.50]"],
  ["de-DE", "EUR", "1234,5", "[1.234,50]€"],
  ["de-DE", "USD", "1234,5", "[1.234,50]$"],
  ["es-ES", "EUR", "12345,5", "[12.345,50]€"],
  ["ja-JP", "JPY", "1234", "￥[1,234]"],
  ["en-IN", "INR", "1234567", "₹[12,34,567.00]"],
  ["he-IL", "ILS", "1234.5", "[1,234.50]₪"],
  ["ar-EG", "EGP", "1234٫5", "[١٬٢٣٤٫٥٠]E£"],
  ["fa-IR", "IRR", "1234٫5", "ریال[۱٬۲۳۴٫۵۰]"],
] as const;

test.each(["ltr", "rtl"] as const)(
  "dir=%s: amounts are left-to-right, next to their symbol",
  async (dir) => {
    setPage("light", dir);
    for (const [locale, currency, typed, expected] of table) {
      const { input } = await openAmount({ locale, currency });
      input.focus();
      await userEvent.keyboard(`${typed}{Tab}`);
      const seen = (): string => {
        const parts = [...(input.closest(".pf-control")?.children ?? [])];
        return parts
          .toSorted((a, b) => a.getBoundingClientRect().left - b.getBoundingClientRect().left)
          .map((part) => (part === input ? `[${input.value}]` : part.textContent))
          .join("");
      };
      await vi.waitFor(() => expect(seen()).toBe(expected), patience);
      expect(getComputedStyle(input).direction).toBe("ltr");
      document.body.replaceChildren();
    }
  },
);
