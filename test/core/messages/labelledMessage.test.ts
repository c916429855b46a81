import { expect, test } from "vitest";
import { bareLabel, fillLabelled, leadWith } from "../../../src/core/messages/labelledMessage.ts";

test.each([
  ["Name", "Name"],
  [" Name ", "Name"],
  ["Name:", "Name"],
  ["Name :", "Name"],
  ["名前：", "名前"],
  ["Ratio 1:2 of pay", "Ratio 1:2 of pay"],
  ["Name::", "Name:"],
])("bareLabel of %j is %j", (label, bare) => {
  expect(bareLabel(label)).toBe(bare);
});

test.each([
  ["Name", "Name: enter it"],
  ["Name:", "Name: enter it"],
  ["Are you married?", "Are you married? enter it"],
  ["No. of dependents", "No. of dependents: enter it"],
  ["Married? (2026)", "Married? (2026): enter it"],
])("fillLabelled leads with the label %j: %j", (label, expected) => {
  expect(fillLabelled("{label}: {message}", { label, message: "enter it" })).toBe(expected);
});

test.each([
  ["Code", "enter it", "Code: enter it"],
  ["Code", "Code must be short", "Code must be short"],
  ["Married?", "enter it", "Married? Enter it"],
  ["No. of dependents", "enter it", "No. of dependents: enter it"],
])("leadWith %j, %j is %j", (label, message, expected) => {
  expect(leadWith(label, message, {})).toBe(expected);
});
