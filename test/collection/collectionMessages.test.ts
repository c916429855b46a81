import { expect, test } from "vitest";
import { dayText, momentText } from "../../src/collection/collectionMessages.ts";

test.each([
  ["en-US", "January 31, 2026"],
  ["th-TH", "31 มกราคม ค.ศ. 2026"],
  ["ar-SA", "٣١ يناير ٢٠٢٦"],
  ["fa-IR", "۳۱ ژانویهٔ ۲۰۲۶"],
])("formats days and moments of %s in the calendar of the answers", (locale, day) => {
  const plain = (text: string) => text.replace(/\p{Bidi_Control}/gu, "");
  expect(plain(dayText({ locale }, "2026-01-31"))).toContain(day);
  expect(plain(momentText({ locale }, "2026-01-31T12:00:00Z"))).toContain(day);
});
