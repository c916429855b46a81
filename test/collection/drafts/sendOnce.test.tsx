import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createDraftIdempotencyKeys } from "../../../src/collection/drafts/draftIdempotencyKeys.ts";

const clear = (): void => sessionStorage.clear();
beforeEach(clear);
afterEach(clear);

const ssn = "123-45-6789";
const sent = JSON.stringify(["w4", { parameters: [{ name: "ssn", value: ssn }] }]);

type Keys = ReturnType<typeof createDraftIdempotencyKeys>;

/** Those of a page whose drafts cannot be had. */
const keysOf = (owner: string): Keys => createDraftIdempotencyKeys(owner, () => undefined);

/** Two keys, of which the second is made as after a reload: by other keys of the same tab. */
test.each<readonly [string, boolean, (first: Keys, second: Keys) => string]>([
  ["the same answers", true, (_, second) => second.keyOf("w4", sent, false)],
  ["other answers", false, (_, second) => second.keyOf("w4", `${sent} `, false)],
  ["another form", false, (_, second) => second.keyOf("de4", sent, false)],
  ["another person", false, () => keysOf("emp_2").keyOf("w4", sent, false)],
  ["the same answers after other ones", false, (first) => first.keyOf("w4", sent, true)],
  [
    "the same answers once the first were accepted",
    false,
    (first, second) => {
      first.renewKey("w4");
      return second.keyOf("w4", sent, false);
    },
  ],
])("after a reload %s: the same key is %s", (_, isSame, another) => {
  const first = keysOf("emp_1");
  const key = first.keyOf("w4", sent, false);
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect(another(first, keysOf("emp_1")) === key).toBe(isSame);
});

describe("the stored entry", () => {
  test("is a random number: neither an answer, nor the key, nor a digest of either", () => {
    const kept = (text: string): string => {
      clear();
      keysOf("emp_1").keyOf("w4", text, false);
      return JSON.stringify({ ...sessionStorage });
    };
    const key = keysOf("emp_1").keyOf("w4", sent, false);
    const stored = JSON.stringify({ ...sessionStorage });
    for (const secret of [ssn, "123456789", "6789", key]) expect(stored).not.toContain(secret);
    expect(kept(sent)).not.toBe(kept(sent));
  });

  test("is removed once the form was accepted", () => {
    const keys = keysOf("emp_1");
    keys.keyOf("w4", sent, false);
    keys.renewKey("w4");
    expect(sessionStorage).toHaveLength(0);
  });
});
