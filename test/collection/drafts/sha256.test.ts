import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { sha256 } from "../../../src/collection/drafts/sha256.ts";

test.each([0, 1, 54, 55, 56, 63, 64, 65, 119, 120, 1000])("is that of %i letters", (length) => {
  for (const letter of ["a", "ñ", "名", "👩"]) {
    const text = letter.repeat(length);
    expect(sha256(text)).toBe(createHash("sha256").update(text).digest("hex"));
  }
});
