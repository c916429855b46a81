import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readWith, rows, ruleTable } from "../../stories/guides/reference/ruleTable.ts";

const exported = readFileSync(join(import.meta.dirname, "../../src/core/index.ts"), "utf8");

/** Exports of rules that are no rule by themselves, or make one of what the app has. */
const others = ["all", "recommendedRules", "ruleFor", "schema", "suggestedRules"];

test("the table of the guide Rules has each rule of parameter-form/core", () => {
  const names = [...exported.matchAll(/^export \{([^}]*)\} from "\.\/rules\//gm)]
    .flatMap(([, list = ""]) => list.split(","))
    .map((name) => name.trim())
    .filter((name) => /^[a-z]/.test(name) && !name.startsWith("type "));
  const shown = rows.map(([written]) => /^\w+/.exec(written)?.[0]);
  expect([...new Set([...shown, ...others])].toSorted()).toEqual([...new Set(names)].toSorted());
});

test("each rule submits all texts that its row accepts as one string", () => {
  const wrong = rows.filter(([, rule, accepts, , type]) => {
    const [first, ...rest] = accepts.map((text) => {
      const result = readWith(rule, text, type);
      return "value" in result ? result.value : null;
    });
    return first === null || rest.some((value) => value !== first);
  });
  expect(wrong.map(([written]) => written)).toEqual([]);
});

test("each rule has a message for the rejected text of its row", () => {
  const wrong = rows.filter(
    ([, rule, , refuses, type]) => !("message" in readWith(rule, refuses, type)),
  );
  expect(wrong.map(([written]) => written)).toEqual([]);
});

test("a row has the rule, accepted texts, the submitted value and the message", () => {
  expect(ruleTable).toContain(
    '| `zip()` | `02134-1021` `02134 1021` `021341021` | `"02134-1021"` | `2134`: Enter five or nine digits, such as 02134 |',
  );
});
