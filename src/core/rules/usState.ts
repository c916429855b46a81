import { foldName } from "../values/fold.ts";
import { ownValue } from "../record.ts";
import { EMPTY, read, unread } from "../values/issue.ts";
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

const reason = "notState";
const message = "enter a US state, such as CA or California";

const rule: Rule = {
  parse(inputValue) {
    const text = plainIdentifier(inputValue);
    if (text === "") return unread(EMPTY);
    const code = codes.get(foldName(text));
    return code === undefined ? unread(reason, message) : read(code);
  },
  validate: (value) =>
    ownValue(named, value) === undefined ? { type: "patternMismatch", reason, message } : null,
  input: { autoCapitalize: "words", spellCheck: false, width: "14rem" },
};

/**
 * A US state, the District of Columbia, a territory or an address of the armed forces, by its two
 * letters or its English name. Value `CA`. Reason: `notState`. Source:
 * https://pe.usps.com/text/pub28/28apb.htm (without the freely associated states)
 */
export const usState = (): Rule => rule;
