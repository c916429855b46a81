import { expect, test } from "vitest";

/** Stryker takes a test file that cannot be loaded for one without tests, so loading is itself a test. */
test("core can be loaded", async () => {
  await expect(import("parameter-form/core")).resolves.toBeDefined();
});
