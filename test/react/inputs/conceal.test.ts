import { describe, expect, test } from "vitest";
import { concealed, endingOf } from "../../../src/react/inputs/conceal.ts";

describe.each([
  ["123-45-6789", "•••-••-6789", "6 7 8 9"],
  ["(202) 555‑0123", "(•••) •••‑0123", "0 1 2 3"],
  ["123,456,789", "•••,••6,789", "6 7 8 9"],
  ["12/34.5 6'7’8٬9", "••/••.• 6'7’8٬9", "6 7 8 9"],
  ["!?&%", "••&%", "& %"],
  ["p@$$w0rd!", "•••••0rd!", "0 r d !"],
  ["e\u0301te\u0301s", "••e\u0301s", "e\u0301 s"],
  ["हिन्दी", "••दी", "दी"],
  ["🔑🔑🔑🔑", "••🔑🔑", "🔑 🔑"],
] as const)("%s", (value, shown, ending) => {
  test(`is shown as ${shown}`, () => expect(concealed(value)).toBe(shown));
  test(`ends in ${ending}`, () => expect(endingOf(value)).toBe(ending));
});
