import { foldName } from "../values/fold.ts";
import { getOwn } from "../record.ts";
import { EMPTY, read, ruleIssue, unread } from "../values/issue.ts";
import { define, constantRule } from "./define.ts";
import { plainIdentifier } from "./identifier.ts";
import type { Rule } from "./rule.ts";
import { militaryStates, usStates } from "./usStates.ts";

const named: Readonly<Record<string, string>> = { ...usStates, ...militaryStates };

const otherNames = [
  ["WASHINGTONDC", "DC"],
  ["USVIRGINISLANDS", "VI"],
] as const;

const codes: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  ...Object.entries(named).flatMap(([code, name]) => [
    [foldName(code), code] as const,
    [foldName(name), code] as const,
  ]),
  ...otherNames,
]);

export const usStateMessages = {
  notState: "enter a US state, such as CA or California",
} as const;

const reason = "notState";

const rule: Rule = {
  parse(inputValue) {
    const text = plainIdentifier(inputValue);
    if (text === "") return unread(EMPTY);
    const code = codes.get(foldName(text));
    return code === undefined ? unread(reason, usStateMessages[reason]) : read(code);
  },
  validate: (value) =>
    getOwn(named, value) === undefined
      ? ruleIssue(usStateMessages, "patternMismatch", reason)
      : null,
  input: { autoCapitalize: "words", spellCheck: false, width: "14rem" },
};

/**
 * Validates a US state, the District of Columbia, a territory or a military state, by its two
 * letters or its English name. Value `CA`. Reason: `notState`.
 *
 * Source: https://pe.usps.com/text/pub28/28apb.htm (without the freely associated states)
 */
export const usState: () => Rule = /* @__PURE__ */ constantRule(rule);

export const usStateDefinition = /* @__PURE__ */ define({
  name: "usState",
  args: {},
  make: usState,
  messages: usStateMessages,
});
