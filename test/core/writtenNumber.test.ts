import { expect, test } from "vitest";
import { amountText, percentText } from "../../src/core/writtenNumber.ts";

test.each([
  ["1234.5", "en-US", "USD", "$1,234.50"],
  ["-1234.5", "en-US", "USD", "-$1,234.50"],
  ["90071992547409931.25", "en-US", "USD", "$90,071,992,547,409,931.25"],
  ["1234.5", "de-DE", "EUR", "1.234,50 €"],
  ["7", "ja-JP", "JPY", "￥7"],
  ["much", "en-US", "USD", "much"],
])("the amount %s for %s in %s is %s", (value, locale, currency, written) => {
  expect(amountText(value, locale, currency).replaceAll("\u00a0", " ")).toBe(written);
});

test.each([
  ["12.5", "en-US", "12.5%"],
  ["12.50", "de-DE", "12,50 %"],
  ["much", "en-US", "much"],
])("the percentage %s for %s is %s", (value, locale, written) => {
  expect(percentText(value, locale).replaceAll("\u00a0", " ")).toBe(written);
});
