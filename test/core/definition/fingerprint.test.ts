import { parseForm } from "parameter-form/core";
import { expect, test } from "vitest";
import { fingerprintOf } from "../../../src/core/definition/fingerprint.ts";
import { questions } from "../../support/questions.ts";

const of = (...lines: readonly string[]) => fingerprintOf(parseForm(questions(...lines)));
const same = ["Name: string", "Plan: select a|b"];

test("hashes the names, types and option values of a form in order", () => {
  const others = [
    ["Name: string"],
    ["Names: string", "Plan: select a|b"],
    ["Name: number", "Plan: select a|b"],
    ["Name: string", "Plan: select a|c"],
    ["Name: string", "Plan: select b|a"],
    ["Name: string", "Plan: select a|b|c"],
    ["Name: string", "Plan: string"],
    ["Plan: select a|b", "Name: string"],
  ].map((lines) => of(...lines));
  expect(new Set([of(...same), ...others]).size).toBe(others.length + 1);
});

test("ignores labels and whether an answer is required", () => {
  expect(of("Name: string?", "Plan: select? a|b")).toBe(of(...same));
  const form = parseForm(questions(...same));
  const renamed = form.parameters.map((one) => ({ ...one, label: "Another" }));
  expect(fingerprintOf({ ...form, parameters: renamed })).toBe(of(...same));
});
