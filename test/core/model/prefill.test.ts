import { expect, test } from "vitest";
import { mergePrefill, originOf } from "../../../src/core/model/prefill.ts";

const prefill = { values: { city: "Reno", agree: "true" }, origin: "from your employee record" };

test("default values go before what is filled in", () => {
  expect(mergePrefill({}, { city: "Elko" })).toEqual({ city: "Elko" });
  expect({ ...mergePrefill({ prefill }, { city: "Elko" }) }).toEqual({
    city: "Elko",
    agree: "true",
  });
});

test("an agreement begins with Yes or without an answer, never with No", () => {
  const fields = { agree: { as: "agreement" }, other: {} };
  const rows = ["true", "false"].map((agree) => ({ ...mergePrefill({ fields }, { agree }) }));
  expect(rows).toEqual([{ agree: "true" }, { agree: null }]);
  expect({ ...mergePrefill({ fields }, { other: "false" }) }).toEqual({ other: "false" });
});

test("a value has an origin until it is changed", () => {
  const origins = ["Reno", "Elko", null].map((value) => originOf(prefill, "city", value));
  expect(origins).toEqual(["from your employee record", null, null]);
  expect(originOf(undefined, "city", "Reno")).toBeNull();
  expect(originOf(prefill, "none", undefined)).toBeNull();
});
