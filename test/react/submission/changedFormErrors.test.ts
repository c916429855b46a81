import { parseForm } from "parameter-form";
import { expect, test } from "vitest";
import { onDemandMessages } from "../../../src/core/messages/onDemandMessages.ts";
import { defaultSettings } from "../../../src/react/settings/defaultSettings.ts";
import { changedFormErrors } from "../../../src/react/submission/changedFormErrors.ts";
import type { SubmitIssue } from "../../../src/react/submission/submitIssue.ts";
import { questions } from "../../support/questions.ts";

const before = ["Pay: currency", "State: select MD|VA", "Note: string?"];
const { formChanged: changed } = onDemandMessages;

const issueAt = (name: string | null, children: string): SubmitIssue => ({
  name,
  format: () => ({ children }),
});
const refusals = [issueAt("Pay", "Pay: too much"), issueAt(null, "This form is another one now")];

test.each<readonly [now: readonly string[], lines: readonly string[]]>([
  [before, ["Pay: too much", "This form is another one now"]],
  [before.toReversed(), ["Pay: too much", "This form is another one now"]],
  [
    [...before, "Start: string", "End: string?"],
    ["changed", "New question: Start", "New question: End", "Pay: too much"],
  ],
  [before.slice(0, 1), ["changed", "No longer asked: State and Note", "Pay: too much"]],
  [
    ["Pay: currency?", ...before.slice(1)],
    ["changed", "Pay: too much"],
  ],
  [
    ["Pay: number", ...before.slice(1)],
    ["changed", "Pay: too much"],
  ],
  [
    ["Pay: currency", "State: select MD", "Note: string?"],
    ["changed", "Pay: too much"],
  ],
])("for a form that is %j now, the errors are %j", (now, lines) => {
  const forms = [before, now].map((one) => parseForm(questions(...one)));
  const [old, present] = forms;
  if (!old || !present) throw new Error("There are two forms");
  const found = changedFormErrors(refusals, old, present).map(
    ({ format }) => format(defaultSettings).children,
  );
  expect(found).toEqual(lines.map((line) => (line === "changed" ? changed : line)));
});
