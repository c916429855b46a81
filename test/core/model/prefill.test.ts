import { expect, test } from "vitest";
import { isConfirmed, mergePrefill, originOf } from "../../../src/core/model/prefill.ts";

const prefill = { values: { city: "Reno", agree: "true" }, origin: "from your employee record" };

test("default values take precedence over prefilled ones", () => {
  expect(mergePrefill({}, { city: "Elko" })).toEqual({ city: "Elko" });
  expect({ ...mergePrefill({ prefill }, { city: "Elko" }) }).toEqual({
    city: "Elko",
    agree: "true",
  });
});

test("an agreement starts as Yes or empty, never as No", () => {
  const fields = { agree: { as: "agreement" }, other: {} };
  const rows = ["true", "false"].map((agree) => ({ ...mergePrefill({ fields }, { agree }) }));
  expect(rows).toEqual([{ agree: "true" }, { agree: null }]);
  expect({ ...mergePrefill({ fields }, { other: "false" }) }).toEqual({ other: "false" });
});

test("a prefilled value keeps its origin until it is changed", () => {
  const origins = ["Reno", "Elko", null].map((value) => originOf(prefill, "city", value));
  expect(origins).toEqual(["from your employee record", null, null]);
  expect(originOf(undefined, "city", "Reno")).toBeNull();
  expect(originOf(prefill, "none", undefined)).toBeNull();
});

test("a prefilled value is confirmed by a look at this very value, or in an earlier visit", () => {
  const confirm = { ...prefill, confirm: true };
  const fixed = { readOnly: true, disabled: false };
  const rows = [
    isConfirmed(prefill, "city", "Reno", undefined),
    isConfirmed(confirm, "city", "Elko", undefined),
    isConfirmed(confirm, "city", "Reno", fixed),
    isConfirmed(confirm, "city", "Reno", { readOnly: false, disabled: true }),
    isConfirmed(confirm, "city", "Reno", undefined),
    isConfirmed(confirm, "city", "Reno", undefined, null),
    isConfirmed(confirm, "city", "Reno", undefined, "Reno"),
    isConfirmed({ ...confirm, confirmed: ["agree"] }, "city", "Reno", undefined),
    isConfirmed({ ...confirm, confirmed: ["city"] }, "city", "Reno", undefined),
    isConfirmed({ ...confirm, confirmed: ["city"] }, "city", "Reno", undefined, null),
  ];
  expect(rows).toEqual([null, null, null, null, false, false, true, false, true, false]);
});
